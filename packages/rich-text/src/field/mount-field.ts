import type { LexicalEditor } from "lexical";
import { containKeys } from "./contain-keys.js";
import { adoptFieldSheet } from "./field-sheet.js";
import { mountLexical } from "./host-element.js";
import type { KeptSelection } from "./kept-selection.js";
import type { RichTextOptions } from "./rich-text-field.js";
import { keepSelectionVisible } from "./selection-highlight.js";

type KeyListener = (event: KeyboardEvent) => boolean;

/** The element that a field is on, and everything that is tied to it. */
export interface FieldMount {
  element(): HTMLElement;
  moveTo(element: HTMLElement): void;
  onKey(listener: KeyListener): () => void;
  unmount(): void;
}

/** Puts an editor on an element of the canvas. */
export function mountField(editor: LexicalEditor, element: HTMLElement, options: RichTextOptions, kept: KeptSelection): FieldMount {
  const listeners: KeyListener[] = [];
  let host = element;
  let unmount = mountOn({ editor, element: host, options, listeners, kept });
  return {
    element: () => host,
    moveTo: (next) => {
      unmount();
      host = next;
      unmount = mountOn({ editor, element: host, options, listeners, kept });
    },
    onKey: (listener) => {
      listeners.push(listener);
      return () => listeners.splice(listeners.indexOf(listener), 1);
    },
    unmount: () => unmount(),
  };
}

interface Mounting {
  readonly editor: LexicalEditor;
  readonly element: HTMLElement;
  readonly options: RichTextOptions;
  readonly listeners: readonly KeyListener[];
  readonly kept: KeptSelection;
}

function mountOn({ editor, element, options, listeners, kept }: Mounting): () => void {
  const { mode, label } = options;
  adoptFieldSheet(element);
  const stops = [
    containKeys(element, {
      listeners,
      commitsOnEnter: mode === "plain",
      onCommitKey: (key) => options.onCommitKey?.(key),
      onBeforeStep: () => options.onBeforeStep?.(),
    }),
    tellFocus(element, kept, options.onFocusChange),
    keepSelectionVisible(element),
    mountLexical(editor, element, {
      contenteditable: "true",
      // A heading may not have this role. It stays one while it is written in; that it is editable is told all the same.
      ...(!isHeading(element) && { role: "textbox", "aria-multiline": String(mode !== "plain") }),
      ...(label !== undefined && { "aria-label": label }),
      spellcheck: "true",
    }),
  ];
  return () => {
    for (const stop of stops.toReversed()) stop();
  };
}

const isHeading = ({ localName }: HTMLElement) => /^h[1-6]$/.test(localName);

// Not by Lexical's own command: that runs inside an update, where the text cannot be read.
function tellFocus(element: HTMLElement, kept: KeptSelection, onFocusChange: RichTextOptions["onFocusChange"]): () => void {
  const tell = ({ type }: FocusEvent) => {
    if (type === "focus") kept.release();
    else kept.keep();
    onFocusChange?.(type === "focus");
  };
  element.addEventListener("focus", tell);
  element.addEventListener("blur", tell);
  return () => {
    element.removeEventListener("focus", tell);
    element.removeEventListener("blur", tell);
  };
}
