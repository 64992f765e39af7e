import type { LexicalEditor } from "lexical";
import type { KeptSelection } from "./kept-selection.js";
import { $readOpenMergeTag } from "./merge-tag-query.js";
import { $readState, type RichTextState } from "./read-state.js";
import type { MergeTagQuery } from "./rich-text-field.js";

/** What is read from the editor for the interface: kept as the same objects while they say the same. */
export interface Watch {
  state(): RichTextState;
  mergeTagQuery(): MergeTagQuery | null;
  dismissMergeTagQuery(): void;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** Follows the editor. Typing costs a flag; reading and telling wait for the next frame. */
export function watchEditor(editor: LexicalEditor, kept: KeptSelection): Watch {
  const view = editor.getRootElement()?.ownerDocument.defaultView ?? window;
  const listeners = new Set<() => void>();
  const keepState = keepSame<RichTextState>();
  const keepQuery = keepSame<MergeTagQuery | null>();
  let dismissed: string | null = null;
  let frame = 0;

  const readQuery = () => {
    const open = editor.getEditorState().read($readOpenMergeTag);
    const place = open && `${open.key}:${open.start}`;
    if (place !== dismissed) dismissed = null;
    return open === null || dismissed !== null ? null : { query: open.query };
  };
  const tell = () => {
    frame = 0;
    for (const listener of listeners) listener();
  };
  const schedule = () => {
    if (listeners.size > 0 && frame === 0) frame = view.requestAnimationFrame(tell);
  };
  const stopListening = editor.registerUpdateListener(schedule);

  return {
    state: () => keepState(editor.getEditorState().read(() => $readState(editor, kept.$read()))),
    mergeTagQuery: () => keepQuery(readQuery()),
    dismissMergeTagQuery: () => {
      const open = editor.getEditorState().read($readOpenMergeTag);
      dismissed = open && `${open.key}:${open.start}`;
      schedule();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      stopListening();
      view.cancelAnimationFrame(frame);
      listeners.clear();
    },
  };
}

/** Answers the earlier value while a new one says the same: what React needs from a store. */
function keepSame<T>(): (next: T) => T {
  let last: { readonly value: T; readonly text: string } | undefined;
  return (value) => {
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { value, text };
    return last.value;
  };
}
