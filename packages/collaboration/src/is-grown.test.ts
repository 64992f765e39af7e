import { blockRegistry } from "@mailwright/blocks";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { countParts, isGrown } from "./is-grown.js";
import { openReplica } from "./replica.js";
import { anEmailOf, type Habits, writeAtLength } from "./testing/growing.js";
import { aSharedDocument } from "./testing/peers.js";

const never = Number.POSITIVE_INFINITY;

function write(habits: Partial<Habits>) {
  const doc = writeAtLength(anEmailOf(20), { people: 2, letters: 400, run: 100, value: never, move: never, ...habits });
  return { state: Y.encodeStateAsUpdate(doc), document: openReplica(doc, blockRegistry, () => 0).document() };
}

test("a shared document has grown where values were set anew often, and not where as much was typed", () => {
  const typed = write({});
  expect(isGrown(typed.state, typed.document, blockRegistry)).toBe(false);
  const changed = write({ value: 2, move: 10 });
  expect(isGrown(changed.state, changed.document, blockRegistry)).toBe(true);
});

test("filled anew it is not grown any more", () => {
  const { document, state } = write({ stay: 1, run: 10, value: 5, move: 20 });
  const anew = Y.encodeStateAsUpdate(aSharedDocument(document));
  expect(countParts(anew)).toBeLessThan(countParts(state) / 1.5);
  expect(isGrown(anew, document, blockRegistry)).toBe(false);
});
