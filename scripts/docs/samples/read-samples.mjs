// The samples of what embedders read: every fenced text with a language.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The top of the repository. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Documents that hold samples. `docs/rest-api.md` is written from the contract, which holds its own examples; `docs/api` from the types. */
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(`${root}docs`).flatMap((name) => (name.endsWith(".md") && name !== "rest-api.md" ? [`docs/${name}`] : [])),
  ...readdirSync(`${root}packages`).flatMap((name) =>
    existsSync(`${root}packages/${name}/README.md`) ? [`packages/${name}/README.md`] : [],
  ),
];

/**
 * Every sample, with the line of its document that it begins on.
 *
 * @returns {readonly { readonly at: string, readonly kind: string, readonly text: string }[]}
 */
export function readSamples() {
  return documents.flatMap((path) => {
    const source = readFileSync(root + path, "utf8");
    return [...source.matchAll(/^```(\w+)\n(.*?)^```/gms)].map(({ 1: kind = "", 2: text = "", index }) => ({
      at: `${path}:${source.slice(0, index).split("\n").length}`,
      kind,
      text,
    }));
  });
}
