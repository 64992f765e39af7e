import { type Block, type BlockId, type EmailDocument, findPath } from "@mailwright/document";
import type { ChangeLabel, CommitOptions, DocumentChange, DocumentStore } from "@mailwright/editing";
import { type DocumentStoreOptions, diffDocuments, freezeDeep, isIdle, normaliseDocument } from "@mailwright/editing/store";
import type * as Y from "yjs";
import { createOwnSteps } from "./own-steps.js";
import { openReplica, type Replica } from "./replica.js";

/** The document store over a shared document. */
export interface SharedDocumentStore extends DocumentStore {
  /** Stops following the shared document. */
  stop(): void;
}

export interface SharedDocumentStoreOptions extends Omit<DocumentStoreOptions, "document"> {
  /** Filled by the server (see `fillSharedDocument`). */
  readonly doc: Y.Doc;
  /** Answers 0 ≤ x < 1; absent: `Math.random`. */
  readonly random?: () => number;
}

/**
 * Makes a store whose document others change too: what they do comes in as changes of the kind `remote`, and undo takes back what was done
 * here, never what they did.
 */
export function createSharedDocumentStore(options: SharedDocumentStoreOptions): SharedDocumentStore {
  const { doc, registry, newId, clock, selection, random = Math.random } = options;
  const replica = openReplica(doc, registry, random);
  const steps = createOwnSteps(replica.wouldTurn);
  const { tell, ...told } = createTeller(replica, selection);

  function commit(label: ChangeLabel, wanted: EmailDocument, { mergeKey, select }: CommitOptions = {}) {
    const before = replica.document();
    const selectionBefore = selection.get();
    const next = normaliseDocument(before, wanted, registry, newId);
    const patches = diffDocuments(before, next);
    if (patches.every(isIdle)) return false;
    const selectionAfter = keepExisting(next.root, select ?? selectionBefore);
    steps.add({ label, mergeKey, selectionBefore, selectionAfter, timeMs: clock(), patches }, replica.write(freezeDeep(next)));
    return tell(before, { kind: "do", label }, selectionAfter);
  }

  function move(way: "undo" | "redo") {
    const step = steps.move(way);
    if (!step) return false;
    const before = replica.document();
    replica.turn(step.changes);
    const { label, selectionBefore, selectionAfter } = step.entry;
    return tell(before, { kind: way, label }, way === "undo" ? selectionBefore : selectionAfter);
  }

  replica.onRemote((before) => {
    steps.look();
    if (replica.document() !== before) tell(before, { kind: "remote", label: undefined }, selection.get());
  });

  return {
    ...told,
    isShared: true,
    get: replica.document,
    commit,
    amend(next) {
      const before = replica.document();
      if (diffDocuments(before, next).every(isIdle)) return false;
      return tell(before, { kind: "do", label: steps.amend(replica.write(freezeDeep(next))) }, selection.get());
    },
    undo: () => move("undo"),
    redo: () => move("redo"),
    history: steps.view,
    isDirty: steps.isDirty,
    markSaved(mark) {
      steps.markSaved(mark);
      tell(replica.document(), { kind: "saved", label: undefined }, selection.get());
    },
    replace(replacement, how) {
      if ("label" in how) return void commit(how.label, replacement);
      const before = replica.document();
      replica.write(freezeDeep(replacement));
      steps.forget();
      tell(before, { kind: "load", label: undefined }, selection.get());
    },
    stop: replica.stop,
  };
}

/** Tells subscribers what the replica's document has become. */
function createTeller(replica: Replica, selection: DocumentStoreOptions["selection"]) {
  const listeners = new Set<(change: DocumentChange) => void>();
  let last: DocumentChange | undefined;
  return {
    lastChange: () => last,
    subscribe(listener: (change: DocumentChange) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(before: EmailDocument, step: Pick<DocumentChange, "kind" | "label">, selected: readonly BlockId[]) {
      const after = replica.document();
      last = { ...step, patches: step.kind === "load" ? [] : diffDocuments(before, after), before, after };
      selection.set(keepExisting(after.root, selected));
      for (const listener of [...listeners]) listener(last);
      return true;
    },
  };
}

function keepExisting(root: Block, ids: readonly BlockId[]): readonly BlockId[] {
  return ids.every((id) => findPath(root, id)) ? ids : ids.filter((id) => findPath(root, id));
}
