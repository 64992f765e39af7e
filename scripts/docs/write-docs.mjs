// npm run docs            writes the documents and lists that are made from the code
// npm run docs -- --check  says which of them are not up to date, and fails
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { germanList, writeGermanList } from "../new-block/german-of-blocks.mjs";
import { laterTiles, writeLaterTiles } from "../new-block/tiles-of-blocks.mjs";
import { writeBlocksDocument } from "./docs-of-blocks.mjs";
import { writeCommandsDocument, writeFirstNames, writeLaterKeys } from "./docs-of-commands.mjs";
import { writeDestinationsDocument } from "./docs-of-destinations.mjs";
import { writeRestApiDocument } from "./docs-of-rest-api.mjs";
import { drawPackages } from "./draw-packages.mjs";
import { importSource } from "./import-source.mjs";
import { writeGermanLists } from "./list-german.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Path → text of every generated document. */
export async function generateDocs() {
  const { blockDefinitions, presets } = await importSource("@mailwright/blocks");
  const { describeProp } = await importSource("@mailwright/testing");
  const { everyCommand, laterCommands } = await importSource("./packages/editor/src/workspace/commands/later-commands.ts");
  const { errorCodes } = await importSource("@mailwright/contract");
  const { destinations, outlookApp } = await importSource("@mailwright/destinations");
  const contract = parse(readFileSync(`${root}/packages/contract/openapi.yaml`, "utf8"));
  return {
    "docs/images/packages.svg": drawPackages(),
    "docs/blocks.md": writeBlocksDocument(blockDefinitions, presets, describeProp),
    [`packages/blocks/src/${germanList}`]: writeGermanList(`${root}/packages/blocks/src`),
    ...(await generateTiles()),
    ...writeGermanLists(root),
    "docs/commands.md": writeCommandsDocument(everyCommand),
    "packages/editor/src/workspace/commands/names.gen.ts": writeFirstNames(laterCommands),
    "packages/editor/src/workspace/commands/keys.gen.ts": writeLaterKeys(everyCommand.filter((command) => laterCommands.includes(command))),
    "docs/destinations.md": writeDestinationsDocument(destinations, outlookApp),
    "docs/rest-api.md": writeRestApiDocument(contract, errorCodes),
  };
}

/** What the palette shows of blocks whose code comes later. The presets are made of it, so that it comes first. */
async function generateTiles() {
  const laterDefinitions = await importSource("./packages/blocks/src/registry/later-definitions.ts");
  return { [`packages/blocks/src/${laterTiles}`]: writeLaterTiles(laterDefinitions) };
}

/** The paths of the documents that are not what the code says. */
export async function findStaleDocs() {
  const docs = await generateDocs();
  return Object.entries(docs).flatMap(([path, text]) => (readIfThere(`${root}/${path}`) === text ? [] : [path]));
}

function readIfThere(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--check")) {
    const stale = await findStaleDocs();
    for (const path of stale) console.error(`${path} is not up to date: run npm run docs`);
    process.exit(stale.length > 0 ? 1 : 0);
  }
  for (const generate of [generateTiles, generateDocs]) {
    for (const [path, text] of Object.entries(await generate())) {
      writeFileSync(`${root}/${path}`, text);
      if (generate === generateDocs) console.log(path);
    }
  }
}
