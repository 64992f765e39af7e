import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { useGesture } from "../field/gesture.js";
import { clampNumber, isInRange, type NumberRange, parseNumber, stepNumber } from "./number-value.js";

export interface NumberDraftOptions {
  readonly value: number | undefined;
  readonly range: NumberRange;
  readonly gesture: ReturnType<typeof useGesture>;
  readonly onChange: (value: number) => void;
  readonly onClear?: (() => void) | undefined;
}

/**
 * The text of a number while it is typed. A number inside the limits is passed on with each key; what is outside is
 * put right on leaving or Enter; Escape goes back to where the gesture began.
 */
export function useNumberDraft({ value, range, gesture, onChange, onClear }: NumberDraftOptions) {
  const [draft, setDraft] = useState<string>();
  const atStart = useRef(value);

  const change = (next: number) => {
    gesture.begin();
    if (next !== value) onChange(next);
  };
  const onInput = (text: string) => {
    setDraft(text);
    const typed = parseNumber(text);
    if (typed !== undefined && isInRange(typed, range)) change(clampNumber(typed, range));
  };
  const settle = () => {
    const typed = draft === undefined ? undefined : parseNumber(draft);
    setDraft(undefined);
    if (typed !== undefined && clampNumber(typed, range) !== value) change(clampNumber(typed, range));
    if (draft?.trim() === "" && value !== undefined) onClear?.();
    gesture.commit();
    atStart.current = undefined;
  };
  const revert = () => {
    setDraft(undefined);
    if (atStart.current !== undefined && atStart.current !== value) onChange(atStart.current);
    gesture.commit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = stepsOf(event);
    if (event.key === "Enter" && !event.nativeEvent.isComposing) settle();
    if (event.key === "Escape" && draft !== undefined) {
      // The first Escape is about the number; the next one may leave the panel or dialog.
      event.stopPropagation();
      revert();
    }
    if (steps === 0) return;
    event.preventDefault();
    setDraft(undefined);
    change(stepNumber(parseNumber(draft ?? "") ?? value ?? range.min ?? 0, steps, range));
  };
  const onFocus = (event: FocusEvent<HTMLInputElement>) => {
    atStart.current = value;
    event.currentTarget.select();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === "ArrowUp" || event.key === "ArrowDown") gesture.commit();
  };
  return { text: draft ?? (value === undefined ? "" : String(value)), onInput, handlers: { onKeyDown, onKeyUp, onFocus, onBlur: settle } };
}

function stepsOf(event: KeyboardEvent): number {
  const size = event.shiftKey ? 10 : 1;
  if (event.key === "ArrowUp") return size;
  return event.key === "ArrowDown" ? -size : 0;
}
