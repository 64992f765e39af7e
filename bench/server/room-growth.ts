import { blockRegistry } from "@mailwright/blocks";
import { fillSharedDocument, openReplica } from "@mailwright/collaboration";
import * as Y from "yjs";
import { anEmailOf, writeAtLength } from "../../packages/collaboration/src/testing/growing.js";
import { median } from "../statistics.js";

const rounds = 15;

/** How long it takes to open an email of 1,000 blocks in which people wrote 100,000 letters, and the same email fresh. */
export function measureGrowth(): { grownMs: number; freshMs: number } {
  const grown = writeAtLength(anEmailOf(250), { people: 3, letters: 100_000, run: 100, value: 100, move: 1000 });
  const fresh = new Y.Doc();
  fillSharedDocument(fresh, openReplica(grown, blockRegistry, Math.random).document(), blockRegistry);
  const states = [grown, fresh].map((doc) => Y.encodeStateAsUpdate(doc));
  const times = states.map((): number[] => []);
  // In turns, so that both have the same machine.
  for (let round = 0; round < rounds; round += 1) for (const [at, state] of states.entries()) times[at]?.push(timeOpening(state));
  const [grownMs = Number.NaN, freshMs = Number.NaN] = times.map(median);
  console.log(`\n1,000 blocks after 100,000 letters: opened in ${grownMs.toFixed(0)} ms; fresh, in ${freshMs.toFixed(0)} ms`);
  return { grownMs, freshMs };
}

function timeOpening(state: Uint8Array): number {
  const start = performance.now();
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  openReplica(doc, blockRegistry, Math.random).document();
  return performance.now() - start;
}
