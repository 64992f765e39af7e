import * as fc from "fast-check";

/** What `npm test` tries is the same every time; another number, or "random", tries something else: `FUZZ_SEED=random npx vitest run …`. */
const defaultSeed = 20_261_122;

// There is no process in a browser, and Vite hands down only what begins with VITE_.
const ofPage = (import.meta as ImportMeta & { readonly env?: Readonly<Record<string, string | undefined>> }).env?.["VITE_FUZZ_SEED"];
const wanted = globalThis.process?.env["FUZZ_SEED"] ?? ofPage;
fc.configureGlobal(wanted === "random" ? {} : { seed: Number(wanted ?? defaultSeed) });

/** For a property that has a seed of its own, as long as nobody asks for another. */
export function seededBy(seed: number): { readonly seed?: number } {
  return wanted === undefined ? { seed } : {};
}

/** How often a costly property is tried: seldom where everybody waits for it, `many` times where other cases are asked for. */
export function runs(few: number, many: number): { readonly numRuns: number } {
  return { numRuns: wanted === undefined ? few : many };
}

export { fc };
