import { blockRegistry } from "@mailwright/blocks";
import { collectBlocks, type EmailDocument, mayContain } from "@mailwright/document";
import { arbitraryDocument } from "@mailwright/testing";
import { fc, runs } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import type * as Y from "yjs";
import { type Step, steps } from "../../editing/src/testing/random-steps.js";
import { openReplica } from "./replica.js";
import { sharedMap } from "./shared-form.js";
import { aPeer, aSharedDocument, deliver, deliverAll, idsIn, type Peer } from "./testing/peers.js";

/** The long runs try ten thousand cases in all. */
const patient = { timeout: 900_000 };

/** What happens: somebody does something, something reaches somebody, or somebody comes late. */
type Event =
  | { readonly on: "step"; readonly who: number; readonly step: Step }
  | { readonly on: "delivery"; readonly from: number; readonly to: number }
  | { readonly on: "meeting" }
  | { readonly on: "joining"; readonly from: number };

const who = fc.nat(4);

/** Deliveries are few, so that people work without the others' changes most of the time, as after a cut. */
const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ on: fc.constant("step" as const), who, step: steps }) },
  { weight: 4, arbitrary: fc.record({ on: fc.constant("delivery" as const), from: who, to: who }) },
  { weight: 1, arbitrary: fc.record({ on: fc.constant("meeting" as const) }) },
  { weight: 1, arbitrary: fc.record({ on: fc.constant("joining" as const), from: who }) },
);

function play(document: EmailDocument, count: number, happenings: readonly Event[]): readonly Peer[] {
  const origin = aSharedDocument(document);
  const peers = Array.from({ length: count }, (_, index) => aPeer(`p${index}`, index + 1, origin));
  const peerAt = (index: number) => peers[index % peers.length] as Peer;
  for (const event of happenings) {
    if (event.on === "step") {
      const peer = peerAt(event.who);
      event.step(peer.editor);
      peer.pass(200);
    } else if (event.on === "delivery") deliver(peerAt(event.from), peerAt(event.to));
    else if (event.on === "meeting") deliverAll(peers);
    else if (peers.length < 5) peers.push(aPeer(`p${peers.length}`, peers.length + 1, peerAt(event.from).doc));
  }
  deliverAll(peers);
  return peers;
}

const tablesIn = ({ root }: EmailDocument) =>
  collectBlocks(root)
    .filter(({ type }) => type === "form-data-table")
    .map(({ id }) => id);

function checkOrder(document: EmailDocument, stored: EmailDocument) {
  const blocks = collectBlocks(document.root);
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  expect(document.root.children?.filter(({ type }) => type === "wrapper").length ?? 0).toBeLessThanOrEqual(1);
  // What was stored with too many keeps them.
  if (tablesIn(stored).length <= 1) expect(tablesIn(document).length).toBeLessThanOrEqual(1);
  for (const parent of blocks)
    for (const child of parent.children ?? []) expect(mayContain(blockRegistry, parent.type, child.type)).toBe(true);
  for (const section of blocks.filter(({ type }) => type === "section")) expect(section.children?.length ?? 0).toBeGreaterThan(0);
}

test("whatever several people do, and whenever it reaches the others, all see the same document, in order", patient, () => {
  void fc.assert(
    fc.property(
      arbitraryDocument(blockRegistry, "valid", 4),
      fc.integer({ min: 3, max: 5 }),
      fc.array(events, { minLength: 1, maxLength: 60 }),
      (document, count, happenings) => {
        const peers = play(document, count, happenings);
        const [first, ...others] = peers.map(({ editor }) => editor.document.get());
        if (!first) return;
        for (const other of others) expect(other).toEqual(first);
        checkOrder(first, document);
        for (const { doc } of peers) expect(openReplica(doc, blockRegistry, () => 0).document()).toEqual(first);
        // Nothing that nobody took away is gone. Of form data tables one shows.
        const removed = new Set(peers.flatMap((peer) => [...peer.removed]));
        const there = new Set(idsIn(first));
        const lost = idsIn(document).filter((id) => !there.has(id) && !removed.has(id));
        expect(lost.filter((id) => !tablesIn(document).includes(id))).toEqual([]);
      },
    ),
    runs(60, 3_500),
  );
});

test("whatever one person does alone undoes to the first document and redoes to the last", patient, () => {
  void fc.assert(
    fc.property(arbitraryDocument(blockRegistry, "valid", 4), fc.array(steps, { minLength: 1, maxLength: 40 }), (document, todo) => {
      const { editor, pass, doc } = aPeer("p", 1, aSharedDocument(document));
      const first = editor.document.get();
      // JSON writes half a sign as its number.
      expect(first).toEqual(JSON.parse(JSON.stringify(document).replace(/(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g, "$1\\ufffd")));
      for (const step of todo) {
        step(editor);
        pass(200);
        checkOrder(editor.document.get(), document);
        expect(openReplica(doc, blockRegistry, () => 0).document()).toEqual(editor.document.get());
      }
      while (editor.document.redo());
      const last = editor.document.get();
      while (editor.document.undo());
      expect(editor.document.get()).toEqual(first);
      while (editor.document.redo());
      expect(editor.document.get()).toEqual(last);
    }),
    runs(40, 1_000),
  );
});

test("undo of one person leaves whatever another wrote last", patient, () => {
  void fc.assert(
    fc.property(
      arbitraryDocument(blockRegistry, "valid", 3),
      fc.array(fc.record({ isMine: fc.boolean(), step: steps }), { minLength: 1, maxLength: 30 }),
      (document, todo) => {
        const origin = aSharedDocument(document);
        const [mine, theirs] = [aPeer("m", 1, origin), aPeer("t", 2, origin)];
        const writtenByThem = new Map<string, unknown>();
        const stop = [follow(mine, (key) => writtenByThem.delete(key)), follow(theirs, (key, value) => writtenByThem.set(key, value))];
        for (const { isMine, step } of todo) {
          step(isMine ? mine.editor : theirs.editor);
          deliverAll([mine, theirs]);
        }
        for (const each of stop) each();
        while (mine.editor.document.undo()) deliverAll([mine, theirs]);
        expect(mine.editor.document.get()).toEqual(theirs.editor.document.get());
        checkOrder(mine.editor.document.get(), document);
        // A block that undo puts back into what they deleted lives, so marks of deleting may go. What a text is as a whole, whoever writes last says.
        for (const [key, value] of writtenByThem) if (!/:x$|:w:/.test(key)) expect(sharedMap(mine.doc).get(key)).toEqual(value);
      },
    ),
    runs(40, 1_000),
  );
});

function follow({ doc }: Peer, tell: (key: string, value: unknown) => void): () => void {
  const map = sharedMap(doc);
  const listen = (event: Y.YMapEvent<unknown>, { local }: Y.Transaction) => {
    if (local) for (const key of event.keysChanged) tell(key, map.get(key));
  };
  map.observe(listen);
  return () => map.unobserve(listen);
}
