import type { Sample } from "./read-samples.mjs";

/** Samples as modules that a page can run, by file name: `sample-0.js` is the first, `mount.js` shows components. */
export function bundleSamples(samples: readonly Pick<Sample, "kind" | "text">[]): Promise<ReadonlyMap<string, string>>;
