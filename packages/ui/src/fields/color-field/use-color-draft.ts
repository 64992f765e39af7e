import { useState } from "react";
import type { useGesture } from "../field/gesture.js";
import { parseHexColor } from "./hex-color.js";

interface ColorDraftOptions {
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onClear: (() => void) | undefined;
  readonly gesture: ReturnType<typeof useGesture>;
}

/** What is typed into a colour's field: a colour counts at its last digit, anything else when the field is left. */
export function useColorDraft({ value, onChange, onClear, gesture }: ColorDraftOptions) {
  const [draft, setDraft] = useState<string>();

  const change = (next: string) => {
    gesture.begin();
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    setDraft(text);
    const color = parseHexColor(text);
    // Three digits may be half of six, so they are taken on leaving only.
    if (color && text.replace(/\W/g, "").length === 6) change(color);
  };
  const settle = () => {
    const color = draft === undefined ? undefined : parseHexColor(draft);
    if (color) change(color);
    if (draft?.trim() === "" && value !== undefined) onClear?.();
    setDraft(undefined);
    gesture.commit();
  };
  /** Whether so much is typed that it can be no colour any more. */
  const isWrong = draft !== undefined && draft.length > 6 && draft.trim() !== "" && parseHexColor(draft) === undefined;
  return { draft, isWrong, change, type, settle };
}
