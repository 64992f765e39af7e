// npm run docs:api             writes what the built packages export (docs/api) and the manifest of the elements
// npm run docs:api -- --check  says which of them the code does not say any more, and fails
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeManifest } from "./custom-elements-manifest.mjs";
import { writeApiReports } from "./public-api.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = { ...writeApiReports(root), "packages/elements/custom-elements.json": writeManifest(root) };

if (process.argv.includes("--check")) {
  const stale = Object.entries(files).filter(([path, text]) => readIfThere(`${root}/${path}`) !== text);
  for (const [path] of stale) console.error(`${path} is not what the code says: run npm run docs:api, and look at what has changed`);
  process.exit(stale.length > 0 ? 1 : 0);
}
mkdirSync(`${root}/docs/api`, { recursive: true });
for (const [path, text] of Object.entries(files)) {
  writeFileSync(`${root}/${path}`, text);
  console.log(path);
}

function readIfThere(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
