// Writes src/api.gen.ts and openapi.gen.json from openapi.yaml. Run after every change of the contract: node packages/contract/scripts/generate.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { parse } from "yaml";

const contract = new URL("../openapi.yaml", import.meta.url);
const target = new URL("../src/api.gen.ts", import.meta.url);

const json = new URL("../openapi.gen.json", import.meta.url);

/** What src/api.gen.ts holds now. */
export const read = () => readFileSync(target, "utf8");

/** What openapi.gen.json holds now. */
export const readJson = () => readFileSync(json, "utf8");

/** The contract as JSON, which programs read many times faster. */
export const generateJson = () => `${JSON.stringify(parse(readFileSync(contract, "utf8")))}\n`;

/** The TypeScript that belongs to the contract as it stands. */
export async function generate() {
  const nodes = await openapiTS(contract, { alphabetize: false, defaultNonNullable: false });
  return `// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.\n\n${astToString(nodes)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target, await generate());
  writeFileSync(json, generateJson());
}
