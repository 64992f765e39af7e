// What the palette shows of blocks whose code comes later, written from their definitions.

/** Where the list stands, from the sources of the blocks. */
export const laterTiles = "palette/later-tiles.gen.ts";

/**
 * The text of the list.
 *
 * @param {Record<string, object>} definitions by the names that they are exported with
 */
export function writeLaterTiles(definitions) {
  return `// Written by \`npm run docs\` from the definitions of the blocks whose code comes later.
import type { Tile } from "./tile.js";

/** What the palette shows of these blocks, by the names of their definitions. */
export const laterTiles = {
${Object.entries(definitions)
  .map(([name, definition]) => lineOf(name, definition))
  .join("\n")}
} as const satisfies Readonly<Record<string, Tile>>;
`;
}

/** The line of one block. */
export function lineOf(name, { type, strings, icon, entitlement, pictures }) {
  const shown = { name: strings.name, ...(strings.keywords && { keywords: strings.keywords }) };
  const kinds = pictures?.map(({ kind }) => ({ kind }));
  return `  ${name}: ${JSON.stringify({ type, strings: shown, icon, ...(entitlement && { entitlement }), ...(kinds && { pictures: kinds }) })},`;
}

/**
 * The list with one line more: of a block that is new, before its code can be run.
 *
 * @param {string} text
 * @param {{ identifier: string, type: string, words: string }} names
 * @param {readonly string[]} icon
 */
export function addLaterTile(text, { identifier, type, words }, icon) {
  const line = lineOf(identifier, { type, strings: { name: words, keywords: type.replaceAll("-", " ") }, icon });
  const lines = text.split("\n");
  const end = lines.findIndex((other) => other.startsWith("} as const") || (/^ {2}\w+: \{/.test(other) && other > line));
  lines.splice(end, 0, line);
  return lines.join("\n");
}
