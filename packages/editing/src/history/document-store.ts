import { type Block, type BlockId, type BlockRegistry, type EmailDocument, findPath, type TextPlace } from "@mailwright/document";
import { normaliseDocument } from "../tree/normalise.js";
import type { ChangeLabel } from "./change-label.js";
import { type HistoryMark, type HistoryView, headOf, viewHistory } from "./history.js";
import { diffDocuments, type Patch } from "./patch.js";
import { advance, amend, beginTimeline, type Timeline, travel } from "./timeline.js";

/**
 * What subscribers are told. `load`: another document was opened and the history began anew, without label or patches.
 * `saved`: only `isDirty` may answer something else. `remote`: somebody else changed the document, where others may; it has no label.
 */
export interface DocumentChange {
  readonly kind: "do" | "undo" | "redo" | "load" | "saved" | "remote";
  readonly label: ChangeLabel | undefined;
  /** From `before` to `after`. */
  readonly patches: readonly Patch[];
  readonly before: EmailDocument;
  readonly after: EmailDocument;
}

export interface CommitOptions {
  /** Changes with the same key within 500 ms are one undo step: one slider gesture, one burst of nudges. */
  readonly mergeKey?: string | undefined;
  /** What is selected afterwards; absent: what was selected and still exists. */
  readonly select?: readonly BlockId[] | undefined;
}

/** Where somebody writes in a text. */
export interface TextCaret {
  /** How many letters of the text stand before it. */
  readonly at: number;
  /** It stands at the beginning of a line, and not at the end of the one before. */
  readonly startsLine: boolean;
  /** In which of the block's texts, where each item of a list has one. */
  readonly place?: TextPlace | undefined;
}

/** The only writer of the document, and its history. */
export interface DocumentStore {
  /** Others write in the same document at the same time. */
  readonly isShared?: boolean;
  /** Tells them where in its text this person writes in the block in focus; `null`: in none. Absent: they are not told. */
  readonly showCaret?: (caret: TextCaret | null) => void;
  /** The document as it stands. The same object until the next change; untouched rows stay the same objects for ever. */
  get(): EmailDocument;
  subscribe(listener: (change: DocumentChange) => void): () => void;
  /**
   * Takes over a document that was made from `get()` as one undo step: what did not change in it must be the same objects. Answers whether
   * anything changed.
   */
  commit(label: ChangeLabel, next: EmailDocument, options?: CommitOptions): boolean;
  /**
   * Adds what follows from earlier work, such as a picture made for a block, to the last step: it is no step of its own, and what can be
   * redone stays. Answers whether anything changed.
   */
  amend(next: EmailDocument): boolean;
  undo(): boolean;
  redo(): boolean;
  /** The same object until the history changes. */
  history(): HistoryView;
  isDirty(): boolean;
  /** Remembers that this point (now, if absent) is what is stored. Take `history().head` before an asynchronous save. */
  markSaved(mark?: HistoryMark): void;
  /** Another document in place of this one: as an undo step with a label, or as what was loaded, with a fresh history. */
  replace(document: EmailDocument, how: { readonly label: ChangeLabel } | { readonly asLoaded: true }): void;
  /** Another document with another history in place of these, told as `load`. Absent where others write: what they did has no steps here. */
  readonly rebuild?: (build: (timeline: Timeline) => Timeline) => void;
  lastChange(): DocumentChange | undefined;
}

/** What a store works with. */
export interface DocumentStoreOptions {
  readonly document: EmailDocument;
  readonly registry: BlockRegistry;
  readonly newId: () => BlockId;
  readonly clock: () => number;
  readonly selection: { get(): readonly BlockId[]; set(ids: readonly BlockId[]): void };
}

/** Makes a store. It takes the document over and freezes it. */
export function createDocumentStore({ document, registry, newId, clock, selection }: DocumentStoreOptions): DocumentStore {
  const held = holdTimeline(beginTimeline(document), selection);

  function commit(label: ChangeLabel, wanted: EmailDocument, { mergeKey, select }: CommitOptions = {}) {
    const selectionBefore = selection.get();
    const next = normaliseDocument(held.timeline().document, wanted, registry, newId);
    const selectionAfter = keepExisting(next.root, select ?? selectionBefore);
    const advanced = advance(held.timeline(), next, { label, mergeKey, selectionBefore, selectionAfter, timeMs: clock() });
    if (!advanced) return false;
    return held.enter(advanced.timeline, { kind: "do", label, patches: advanced.patches }, selectionAfter);
  }

  function move(way: "undo" | "redo") {
    const travelled = travel(held.timeline(), way);
    if (!travelled) return false;
    const { label, selectionBefore, selectionAfter } = travelled.entry;
    const patches = diffDocuments(held.timeline().document, travelled.timeline.document);
    return held.enter(travelled.timeline, { kind: way, label, patches }, way === "undo" ? selectionBefore : selectionAfter);
  }

  function rebuild(build: (timeline: Timeline) => Timeline) {
    held.enter(build(held.timeline()), { kind: "load", label: undefined, patches: [] }, selection.get());
  }

  return {
    get: () => held.timeline().document,
    subscribe: held.subscribe,
    commit,
    amend(next) {
      const amended = amend(held.timeline(), next);
      if (!amended) return false;
      const { history } = held.timeline();
      const label = history.entries[history.position - 1]?.label;
      return held.enter(amended.timeline, { kind: "do", label, patches: amended.patches }, selection.get());
    },
    undo: () => move("undo"),
    redo: () => move("redo"),
    history: held.view,
    isDirty: () => headOf(held.timeline().history) !== held.timeline().history.savedMark,
    markSaved(mark = headOf(held.timeline().history)) {
      const timeline = held.timeline();
      const history = { ...timeline.history, savedMark: mark };
      held.enter({ ...timeline, history }, { kind: "saved", label: undefined, patches: [] }, selection.get());
    },
    replace(replacement, how) {
      if ("label" in how) commit(how.label, replacement);
      else rebuild((timeline) => beginTimeline(replacement, timeline));
    },
    rebuild,
    lastChange: held.lastChange,
  };
}

/** Holds the timeline as it stands now, and tells subscribers when another takes its place. */
function holdTimeline(first: Timeline, selection: DocumentStoreOptions["selection"]) {
  let timeline = first;
  let view: HistoryView | undefined;
  let last: DocumentChange | undefined;
  const listeners = new Set<(change: DocumentChange) => void>();
  return {
    timeline: () => timeline,
    view() {
      view ??= viewHistory(timeline.history);
      return view;
    },
    lastChange: () => last,
    subscribe(listener: (change: DocumentChange) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter(next: Timeline, change: Pick<DocumentChange, "kind" | "label" | "patches">, selected: readonly BlockId[]) {
      last = { ...change, before: timeline.document, after: next.document };
      timeline = next;
      view = undefined;
      selection.set(keepExisting(next.document.root, selected));
      for (const listener of [...listeners]) listener(last);
      return true;
    },
  };
}

function keepExisting(root: Block, ids: readonly BlockId[]): readonly BlockId[] {
  return ids.every((id) => findPath(root, id)) ? ids : ids.filter((id) => findPath(root, id));
}
