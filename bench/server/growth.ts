import { mkdirSync, writeFileSync } from "node:fs";
import { blockRegistry } from "@mailwright/blocks";
import { fillSharedDocument, openReplica } from "@mailwright/collaboration";
import * as Y from "yjs";
import { anEmailOf, type Habits, measureHistory, writeAtLength } from "../../packages/collaboration/src/testing/growing.js";
import { median } from "../statistics.js";

const rounds = 25;

/** What people did in an email of 1,000 blocks: 100,000 changes each. */
const mixes: Record<string, Habits> = {
  "three people write 100,000 letters, with a value after each hundred and a move after each thousand": {
    ...{ people: 3, letters: 100_000, run: 100, value: 100, move: 1000 },
  },
  "three at a time, 200 in all, write 80,000 letters, with 16,000 values and 4,000 moves between them": {
    ...{ people: 3, stay: 10, letters: 80_000, run: 40, value: 5, move: 20 },
  },
};

/** How long it takes to open what people have made of an email, as whoever comes while they are there does, and the same email fresh. */
function measureGrowth(words: string, habits: Habits) {
  const grown = writeAtLength(anEmailOf(250), habits);
  const fresh = new Y.Doc();
  fillSharedDocument(fresh, openReplica(grown, blockRegistry, Math.random).document(), blockRegistry);
  const states = [grown, fresh].map((doc) => Y.encodeStateAsUpdate(doc));
  const times = states.map((): number[] => []);
  // In turns, so that both have the same machine.
  for (let round = 0; round < rounds; round += 1) for (const [at, state] of states.entries()) times[at]?.push(timeOpening(state));
  const [grownMs = Number.NaN, freshMs = Number.NaN] = times.map(median);
  const [large, small] = [measureHistory(grown), measureHistory(fresh)];
  const share = (one: number, other: number) => (one / other).toFixed(2);
  console.log(`\n${words}`);
  console.log(
    `  people, parts, bytes    ${grown.store.clients.size - 1}, ${large.parts} of ${small.parts}, ${large.bytes} of ${small.bytes}`,
  );
  console.log(`  times a fresh one       ${share(large.parts, small.parts)}, ${share(large.bytes, small.bytes)}`);
  console.log(`  opened                  ${grownMs.toFixed(1)} ms, ${freshMs.toFixed(1)} fresh: ${share(grownMs, freshMs)} times`);
  return { words, large, small, grownMs, freshMs };
}

function timeOpening(state: Uint8Array): number {
  const start = performance.now();
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  openReplica(doc, blockRegistry, Math.random).document();
  return performance.now() - start;
}

const results = Object.entries(mixes).map(([words, habits]) => measureGrowth(words, habits));
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/bench-growth.json", JSON.stringify(results, null, 2));
