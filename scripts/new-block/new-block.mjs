// npm run new:block -- price-tag
// Writes the folder of a new block and its two lines: one in later-definitions.ts, one in presets.ts; and what is generated: the list of
// the blocks' German, and what the palette shows of it before its code is there. See docs/adding-a-block.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { germanList, writeGermanList } from "./german-of-blocks.mjs";
import { blockFiles, namesOf, newIcon } from "./new-block-files.mjs";
import { addLaterTile, laterTiles } from "./tiles-of-blocks.mjs";

const ourBlocks = fileURLToPath(new URL("../../packages/blocks/src", import.meta.url));

/** Writes the block into `folder` (our blocks' sources) and answers the paths that it wrote or changed. */
export function newBlock(name, folder = ourBlocks) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no block name: use small letters, digits and hyphens, such as price-tag.`);
  if (["content", "structure"].some((room) => existsSync(`${folder}/${room}/${name}`)))
    throw new Error(`There is already a block called "${name}".`);
  const names = namesOf(name);
  mkdirSync(`${folder}/content/${name}`);
  const written = Object.entries(blockFiles(names)).map(([file, text]) => {
    const path = `${folder}/content/${name}/${file}`;
    writeFileSync(path, text);
    return path;
  });
  const changed = [
    changeFile(`${folder}/registry/later-definitions.ts`, (text) => addDefinition(text, names)),
    changeFile(`${folder}/palette/presets.ts`, (text) => addPreset(text, names)),
    changeFile(`${folder}/${laterTiles}`, (text) => addLaterTile(text, names, newIcon)),
    changeFile(`${folder}/${germanList}`, () => writeGermanList(folder)),
  ];
  return [...written, ...changed];
}

function changeFile(path, change) {
  writeFileSync(path, change(readFileSync(path, "utf8")));
  return path;
}

/** One line among the others, in the order of the folders' names, as the formatter wants it. */
function addDefinition(text, { identifier, type }) {
  const lines = text.trimEnd().split("\n");
  const isExport = (line) => line.startsWith("export {");
  const folderOf = (line) => line.slice(line.indexOf(" from "));
  const line = `export { ${identifier} } from "../content/${type}/index.js";`;
  const after = lines.findIndex((other) => isExport(other) && folderOf(other) > folderOf(line));
  lines.splice(after < 0 ? lines.length : after, 0, line);
  return `${lines.join("\n")}\n`;
}

function addPreset(text, { identifier }) {
  const end = text.indexOf("\n];");
  if (end < 0) throw new Error("presets.ts has no list of presets that ends in a line of its own.");
  return `${text.slice(0, end)}\n  ofBlock(blocks.${identifier}, "Extra"),${text.slice(end)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name] = process.argv.slice(2);
  if (!name) {
    console.error("Say the block's name: npm run new:block -- price-tag");
    process.exit(1);
  }
  try {
    for (const path of newBlock(name)) console.log(path.slice(fileURLToPath(new URL("../..", import.meta.url)).length));
    console.log("Next: its props, its compile function, its icon. npx vitest run --project node packages/blocks tells what is missing.");
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
