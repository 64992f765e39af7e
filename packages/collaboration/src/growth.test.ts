import { blockRegistry } from "@mailwright/blocks";
import { expect, test } from "vitest";
import { openReplica } from "./replica.js";
import { anEmailOf, measureHistory, writeAtLength } from "./testing/growing.js";
import { aSharedDocument } from "./testing/peers.js";

test("letters that are typed one after the other become one part of the history", () => {
  const email = anEmailOf(2);
  const before = measureHistory(aSharedDocument(email)).parts;
  const doc = writeAtLength(email, { people: 2, letters: 600, run: 100, value: Number.POSITIVE_INFINITY, move: Number.POSITIVE_INFINITY });
  // For each run of somebody the letters, what they stand before, and that they wrote there.
  expect(measureHistory(doc).parts - before).toBeLessThanOrEqual(6 * 3);
  expect(openReplica(doc, blockRegistry, () => 0).document()).not.toEqual(email);
});
