import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import type { RichTextState } from "../field/read-state.js";
import type { RichTextField } from "../field/rich-text-field.js";

export const TextFieldContext = createContext<RichTextField | null>(null);

/** The field that the toolbar around this component works on. */
export function useTextField(): RichTextField {
  const field = useContext(TextFieldContext);
  if (!field) throw new Error("useTextField needs a TextToolbar");
  return field;
}

/** Reads something out of the state of the text; renders again only when that is another value. */
export function useTextState<T>(select: (state: RichTextState) => T): T {
  const field = useTextField();
  const read = () => select(field.state());
  return useSyncExternalStore(field.subscribe, read, read);
}

/** Answers a key of the text before the text does, while the component is there. `onKey` must keep its identity. */
export function useTextKey(field: RichTextField, onKey: (event: KeyboardEvent) => boolean): void {
  useEffect(() => field.onKey(onKey), [field, onKey]);
}

/** After a choice from a menu or a panel the person goes on writing. The panel gives the focus to its button first. */
export function returnToText(field: RichTextField): void {
  field.element.ownerDocument.defaultView?.requestAnimationFrame(() => field.focus());
}

/** `B` as the keyboard in front of the person says it with its main modifier: `Ctrl+B`, or `⌘B` on a Mac. */
export function chordText(field: RichTextField, key: string): string {
  const { platform = "" } = field.element.ownerDocument.defaultView?.navigator ?? {};
  return /mac|iphone|ipad/i.test(platform) ? `⌘${key}` : `Ctrl+${key}`;
}
