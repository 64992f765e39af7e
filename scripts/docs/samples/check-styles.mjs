// Compiles samples of CSS; a token that they set must be one that our styles read.
import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import { root } from "./read-samples.mjs";

const tokens = new Set(readFileSync(`${root}packages/ui/src/tokens/tokens.css`, "utf8").match(/--mw-[\w-]+/g));

/** What is wrong with a sample of CSS. */
export async function findStyleFaults(text) {
  const { warnings } = await transform(text, { loader: "css" });
  const unknown = (text.match(/--mw-[\w-]+/g) ?? []).filter((name) => !tokens.has(name));
  return [...warnings.map(({ text: words }) => words), ...unknown.map((name) => `there is no token ${name}`)];
}
