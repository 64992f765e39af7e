import { blockRegistry } from "@mailwright/blocks";
import { collectBlocks } from "@mailwright/document";
import { expect, test } from "vitest";
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
