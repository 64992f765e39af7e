import { join } from "node:path";
import { build } from "esbuild";
import { packageRoot } from "../base/package-root.js";

let building: Promise<string> | null = null;

/** The script that reads emails in a page, from its sources; see tsup.config.ts for the one that is shipped. */
export function testImportPage(): Promise<string> {
  building ??= bundle();
  return building;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(packageRoot, "../editor/src/import/page/import-page.ts")],
    write: false,
    bundle: true,
    minify: true,
    platform: "browser",
    format: "iife",
    target: "es2022",
    conditions: ["@mailwright/source", "production", "browser", "module", "import"],
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}
