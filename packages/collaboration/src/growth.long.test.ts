import { blockRegistry } from "@mailwright/blocks";
import { collectBlocks } from "@mailwright/document";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { isGrown } from "./is-grown.js";
import { openReplica } from "./replica.js";
import { anEmailOf, measureHistory, writeAtLength } from "./testing/growing.js";
import { aSharedDocument } from "./testing/peers.js";

test("an email of 1,000 blocks in which three people wrote 100,000 letters is opened from less than twice the parts and bytes of a fresh one", () => {
  const email = anEmailOf(250);
  expect(collectBlocks(email.root).length).toBeGreaterThanOrEqual(1000);
  const doc = writeAtLength(email, { people: 3, letters: 100_000, run: 100, value: 100, move: 1000 });
  const fresh = aSharedDocument(openReplica(doc, blockRegistry, () => 0).document());
  const [grown, small] = [measureHistory(doc), measureHistory(fresh)];
  console.log(`parts ${grown.parts} of ${small.parts}, bytes ${grown.bytes} of ${small.bytes}`);
  expect(grown.parts).toBeLessThan(2 * small.parts);
  expect(grown.bytes).toBeLessThan(2 * small.bytes);
}, 900_000);

test("an email of 1,000 blocks in which 200 people made 100,000 changes, a fifth of them values and moves, is one to begin anew, and then as a fresh one", () => {
  const email = anEmailOf(250);
  const doc = writeAtLength(email, { people: 3, stay: 10, letters: 80_000, run: 40, value: 5, move: 20 });
  expect(doc.store.clients.size).toBeGreaterThan(200);
  const document = openReplica(doc, blockRegistry, () => 0).document();
  const anew = aSharedDocument(document);
  const [grown, small, first] = [doc, anew, aSharedDocument(email)].map(measureHistory);
  console.log(`parts ${grown?.parts} of ${small?.parts}, bytes ${grown?.bytes} of ${small?.bytes}`);
  expect(isGrown(Y.encodeStateAsUpdate(doc), document, blockRegistry)).toBe(true);
  expect(isGrown(Y.encodeStateAsUpdate(anew), document, blockRegistry)).toBe(false);
  expect(openReplica(anew, blockRegistry, () => 0).document()).toEqual(document);
  expect(small?.parts).toBeLessThan(2 * (first?.parts ?? 0));
}, 900_000);
