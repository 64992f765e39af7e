// The list of all blocks' German, written from the folders, so that a new block's is in it without a line by hand.
import { existsSync, readdirSync } from "node:fs";
import { namesOf } from "./new-block-files.mjs";

const rooms = ["content", "structure"];

/** Where the list stands, from the sources of the blocks. */
export const germanList = "languages/blocks.gen.ts";

/**
 * The text of the list.
 *
 * @param {string} folder the sources of the blocks
 */
export function writeGermanList(folder) {
  const blocks = rooms.flatMap((room) =>
    readdirSync(`${folder}/${room}`)
      .toSorted()
      .filter((type) => existsSync(`${folder}/${room}/${type}/german.ts`))
      .map((type) => ({ type, path: `../${room}/${type}/german.js`, constant: `${namesOf(type).identifier}German` })),
  );
  return `// Written by \`npm run docs\` from the folders of the blocks.
import type { BlockStrings } from "@mailwright/document";
${blocks.map(({ path, constant }) => `import { ${constant} } from "${path}";`).join("\n")}

/** The German of each block, by its type. */
export const germanOfBlocks: Readonly<Record<string, BlockStrings>> = {
${blocks.map(({ type, constant }) => `  ${JSON.stringify(type)}: ${constant},`).join("\n")}
};
`;
}
