import { createSharedDocumentStore, type SharedDocumentStore } from "@mailwright/collaboration";
import type { DocumentChange, DocumentStore, HistoryMark, TextCaret } from "@mailwright/editing";
import { type DocumentStoreOptions, diffDocuments } from "@mailwright/editing/store";
import type { Doc } from "yjs";

/** The document store of an editor over one shared document, and after a new beginning over another. */
export interface LiveStore extends DocumentStore {
  /** Goes on over another shared document. Undo begins anew: what it would take back was done in the other one. */
  goOn(doc: Doc): void;
  /** What stands here counts as unsaved, whatever was stored. */
  forgetSaved(): void;
  stop(): void;
}

/** A mark that no history has. */
const neverSaved: HistoryMark = -1;

export interface LiveStoreOptions extends DocumentStoreOptions {
  /** Is there anything of this person that is not stored? It is given what the history alone would say. */
  readonly isDirty: (byHistory: () => boolean) => boolean;
  readonly showCaret: (caret: TextCaret | null) => void;
  /** Everything that was done here is saved. */
  readonly onSaved: () => void;
}

export function createLiveStore(doc: Doc, { isDirty, showCaret, onSaved, ...options }: LiveStoreOptions): LiveStore {
  const listeners = new Set<(change: DocumentChange) => void>();
  let last: DocumentChange | undefined;
  const tell = (change: DocumentChange) => {
    last = change;
    for (const listener of [...listeners]) listener(change);
  };
  let inner: SharedDocumentStore;
  let unfollow: () => void = () => undefined;
  const begin = (next: Doc) => {
    inner = createSharedDocumentStore({ ...options, doc: next });
    unfollow = inner.subscribe(tell);
    return inner;
  };
  const end = () => {
    unfollow();
    inner.stop();
  };
  inner = begin(doc);
  return {
    isShared: true,
    showCaret,
    get: () => inner.get(),
    commit: (...given) => inner.commit(...given),
    amend: (next) => inner.amend(next),
    undo: () => inner.undo(),
    redo: () => inner.redo(),
    history: () => inner.history(),
    isDirty: () => isDirty(inner.isDirty),
    markSaved(mark) {
      inner.markSaved(mark);
      if (!inner.isDirty()) onSaved();
    },
    replace: (...given) => inner.replace(...given),
    lastChange: () => last,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goOn(next) {
      const before = inner.get();
      end();
      const after = begin(next).get();
      tell({ kind: "remote", label: undefined, patches: diffDocuments(before, after), before, after });
    },
    forgetSaved: () => inner.markSaved(neverSaved),
    stop: end,
  };
}
