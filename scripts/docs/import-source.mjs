import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const cache = fileURLToPath(new URL("../../node_modules", import.meta.url));

/** Imports one of our packages from its TypeScript source, which Node cannot read by itself. */
export async function importSource(name) {
  const { outputFiles } = await build({
    stdin: { contents: `export * from ${JSON.stringify(name)};`, resolveDir: fileURLToPath(new URL("../..", import.meta.url)) },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    conditions: ["@mailwright/source"],
    logLevel: "error",
  });
  // Below node_modules, so that what the bundle leaves out is found.
  const folder = mkdtempSync(join(cache, ".import-source-"));
  try {
    writeFileSync(`${folder}/bundle.mjs`, outputFiles[0].contents);
    return await import(pathToFileURL(`${folder}/bundle.mjs`).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
