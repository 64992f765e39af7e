import { fileURLToPath } from "node:url";
import { build, type Metafile } from "esbuild";
import { expect, test } from "vitest";
import { cssInline } from "../../../scripts/build/esbuild-css-inline.mjs";

/** What an editor page fetches before anything is asked of it: the modules that the entry imports, directly or not. */
async function collectInitialModules(): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL("./index.ts", import.meta.url))],
    bundle: true,
    splitting: true,
    format: "esm",
    write: false,
    outdir: "unused",
    metafile: true,
    jsx: "automatic",
    logLevel: "silent",
    conditions: ["@mailwright/source"],
    plugins: [cssInline()],
  });
  const entry = Object.keys(metafile.outputs).find((name) => metafile.outputs[name]?.entryPoint?.endsWith("editor/src/index.ts"));
  return [...collectOutputs(metafile, entry ?? "")].flatMap((name) => Object.keys(metafile.outputs[name]?.inputs ?? {}));
}

function collectOutputs({ outputs }: Metafile, name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const { path, kind } of outputs[name]?.imports ?? []) {
    if (kind === "import-statement") collectOutputs({ inputs: {}, outputs }, path, seen);
  }
  return seen;
}

test("dialogs, Base UI, Lexical, CodeMirror, queries, starters, readers and the preview come when they are first needed", async () => {
  const modules = await collectInitialModules();
  expect(modules.length).toBeGreaterThan(100);
  const late =
    /@base-ui|@codemirror|@lezer|lexical|@tanstack|(?:ui|views)\/src\/(?:dialogs|notes|published|category-field|tour)\/|-dialog\.tsx|preview\/preview\.tsx|settings\/widgets\/|blocks\/src\/starters|importer\/src|blocks\/src\/[\w-]+\/read\.ts/;
  expect(modules.filter((name) => late.test(name))).toEqual([]);
});
