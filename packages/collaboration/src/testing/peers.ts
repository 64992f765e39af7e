import { blockRegistry } from "@mailwright/blocks";
import { type BlockId, collectBlocks, type EmailDocument } from "@mailwright/document";
import { createEditor, type Editor } from "@mailwright/editing";
import { counterIds } from "@mailwright/testing";
import * as Y from "yjs";
import { fillSharedDocument } from "../fill-shared-document.js";
import { openReplica } from "../replica.js";
import { createSharedDocumentStore } from "../shared-document-store.js";

/** Somebody who has the shared document open. */
export interface Peer {
  readonly doc: Y.Doc;
  readonly editor: Editor;
  /** Blocks that this person took away, by deleting or by undoing. */
  readonly removed: ReadonlySet<BlockId>;
  pass(ms: number): void;
}

/** A shared document as the server fills it. */
export function aSharedDocument(document: EmailDocument): Y.Doc {
  const doc = new Y.Doc();
  fillSharedDocument(doc, document, blockRegistry);
  return doc;
}

/** Opens a document with an editor of our own blocks. Client ids and keys are the same in each run. */
export function aPeer(name: string, number: number, from: Y.Doc): Peer {
  const doc = new Y.Doc();
  doc.clientID = number;
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(from));
  const time = { ms: 0 };
  const editor = createEditor({
    registry: blockRegistry,
    document: openReplica(doc, blockRegistry, () => 0).document(),
    newId: counterIds(`${name}-`),
    clock: () => time.ms,
    makeStore: (options) => createSharedDocumentStore({ ...options, doc, random: drawn(number) }),
  });
  const removed = new Set<BlockId>();
  editor.on("change", ({ kind, before, after }) => {
    if (kind === "remote") return;
    const left = new Set(idsIn(after));
    for (const id of idsIn(before)) if (!left.has(id)) removed.add(id);
  });
  return {
    doc,
    editor,
    removed,
    pass(ms) {
      time.ms += ms;
    },
  };
}

/** Gives one what another has. */
export function deliver(from: Peer, to: Peer): void {
  Y.applyUpdate(to.doc, Y.encodeStateAsUpdate(from.doc, Y.encodeStateVector(to.doc)));
}

/** Gives everybody what the others have. */
export function deliverAll(peers: readonly Peer[]): void {
  for (const to of peers) for (const from of peers) if (from !== to) deliver(from, to);
}

export function idsIn({ root }: EmailDocument): readonly BlockId[] {
  return collectBlocks(root).map(({ id }) => id);
}

// A row of numbers that looks like chance.
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
