import { holdsPicture } from "./holds-picture.js";
import type { CommitKey } from "./rich-text-field.js";

/** What the text does with Ctrl or ⌘. Every other such key belongs to the editor around it (save, search, zoom). */
const ownShortcuts = new Set("abcikuvxyz78".split(""));
const ownKeys = /^(?:Arrow|Backspace$|Delete$|Home$|End$|Page|Enter$)/;

export interface KeyOptions {
  /** Those who see a key before the text does; the newest is asked first. */
  readonly listeners: readonly ((event: KeyboardEvent) => boolean)[];
  readonly commitsOnEnter: boolean;
  readonly onCommitKey: (key: CommitKey) => void;
  /** Called before a key or the clipboard does more than type. */
  readonly onBeforeStep: () => void;
}

/**
 * Keys, clipboard and text input of the text stay inside it: neither the canvas (Delete removes a block) nor the host page
 * ("/" opens its search) may hear them. Must be called before Lexical listens, so that a taken key does not reach it.
 */
export function containKeys(element: HTMLElement, options: KeyOptions): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTaken(event, options)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    if (isOwn(event)) event.stopPropagation();
    if (isStep(event)) options.onBeforeStep();
  };
  const onKey = (event: KeyboardEvent) => {
    // Where the text stands in a `summary`, the browser takes the end of a space for a click on it.
    if (event.type === "keyup" && event.key === " ") event.preventDefault();
    if (isOwn(event)) event.stopPropagation();
  };
  const stop = (event: Event) => {
    // The editor around the text has a place for a picture.
    if (event instanceof ClipboardEvent && holdsPicture(event.clipboardData)) return;
    event.stopPropagation();
    if (event.type === "paste" || event.type === "cut") options.onBeforeStep();
  };
  element.addEventListener("keydown", onKeyDown);
  for (const kind of ["keypress", "keyup"] as const) element.addEventListener(kind, onKey);
  for (const kind of clipboardEvents) element.addEventListener(kind, stop);
  return () => {
    element.removeEventListener("keydown", onKeyDown);
    for (const kind of ["keypress", "keyup"] as const) element.removeEventListener(kind, onKey);
    for (const kind of clipboardEvents) element.removeEventListener(kind, stop);
  };
}

const clipboardEvents = ["copy", "cut", "paste", "beforeinput", "input"] as const;

function isTaken(event: KeyboardEvent, { listeners, commitsOnEnter, onCommitKey }: KeyOptions): boolean {
  // An input method is at work: its Escape and Enter choose a word, they do not leave the text.
  if (event.isComposing || event.keyCode === 229) return false;
  if (listeners.toReversed().some((listener) => listener(event))) return true;
  if (event.key === "Escape") onCommitKey("escape");
  else if (event.key === "Enter" && commitsOnEnter) onCommitKey("enter");
  else return false;
  return true;
}

function isStep(event: KeyboardEvent): boolean {
  if (event.isComposing) return false;
  return event.key === "Enter" || event.key === "Tab" || ((event.ctrlKey || event.metaKey) && /^[biu]$/i.test(event.key));
}

function isOwn(event: KeyboardEvent): boolean {
  if (/^F\d/.test(event.key)) return false;
  if (!event.ctrlKey && !event.metaKey) return true;
  return ownKeys.test(event.key) || ownShortcuts.has(event.key.toLowerCase());
}
