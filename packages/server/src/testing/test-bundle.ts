import { join } from "node:path";
import { build } from "esbuild";
import { packageRoot } from "../base/package-root.js";

/** The programs of threads and processes, which stand beside the one that starts them. */
export const isolateEntries = ["email-worker", "drawing-process", "database-thread"] as const;

/**
 * Programs from their sources. Unlike `npm run build`, what comes from npm is bundled too where that is possible: the
 * tests start them many times, and looking for a thousand small files takes longer than anything that they do.
 */
export async function bundleSources(entries: readonly string[], directory: string): Promise<string> {
  const outdir = join(packageRoot, `node_modules/.cache/${directory}-${process.pid}`);
  await build({
    entryPoints: entries.map((name) => join(packageRoot, `src/${name}.ts`)),
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // Half as much to read at each start.
    minify: true,
    keepNames: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    conditions: ["@mailwright/source"],
    // Bundled, undici loses some of its names.
    external: ["sharp", "@electric-sql/pglite", "pg-native", "playwright-core", "undici"],
    banner: { js: commonJs },
    logLevel: "error",
  });
  return outdir;
}

/** What packages of the old module form take for granted. */
const commonJs = `import { createRequire as mwCreateRequire } from "node:module";
import { dirname as mwDirname } from "node:path";
import { fileURLToPath as mwFileURLToPath } from "node:url";
const require = mwCreateRequire(import.meta.url);
const __filename = mwFileURLToPath(import.meta.url);
const __dirname = mwDirname(__filename);`;
