import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import { build, defineConfig, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { SOURCE } from "../../vite.shared.js";

const inFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const licences = "LICENSES.md";
/** What the checks run in beside the page. It shares its chunks with the page, which has fetched most of them already. */
const checksThread = "../editor/src/checks/checks-worker.ts";

/** The MJML engine and the icons are generated code with licences of their own, which Vite's list of dependencies cannot know. */
const ownLicences: Plugin = {
  name: "own-licences",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const list = bundle[licences];
      if (list?.type !== "asset") throw new Error(`${licences} was not written`);
      const read = (path: string) => readFileSync(inFolder(path), "utf8");
      list.source = `${String(list.source)}\n## MJML\n\n${read("../mjml/LICENSE-mjml")}\n## Lucide\n\n${read("../ui/LICENSE-lucide")}`;
    },
  },
};

/** The chunks of the first screen once more: three KiB less on the wire than with the bundler's own minifier alone. */
const minifyFirstScreen: Plugin = {
  name: "minify-first-screen",
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !["base", "core", "editor"].includes(chunk.name)) continue;
        // What it wrote it names anew when it reads it again, by how often each name is used then: half a KiB less.
        for (let round = 0; round < 2; round += 1) {
          const { code } = await minify(chunk.code, {
            ecma: 2020,
            module: true,
            // Statements that are joined with commas are shorter, but not once they are compressed.
            compress: { passes: 3, hoist_funs: true, sequences: false },
            format: { comments: false },
          });
          if (code !== undefined) chunk.code = code;
        }
      }
    },
  },
};

/**
 * The form for a script tag: everything inside, React's production build, minified. Library mode leaves out Vite's preloading, which
 * would write into the head of the host's page.
 */
const scriptTag = (chunks: Pick<Rolldown.OutputOptions, "codeSplitting"> = {}): InlineConfig => ({
  root: inFolder("."),
  configFile: false,
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { conditions: [SOURCE, "production", "browser", "module", "import"] },
  build: {
    target: "es2022",
    cssTarget: ["chrome111", "firefox113", "safari16.4"],
    outDir: "dist/cdn",
    emptyOutDir: false, // the loader and the host bridge, which tsup writes, are there already
    reportCompressedSize: false,
    lib: { entry: { mailwright: inFolder("src/cdn.ts"), "checks-thread": inFolder(checksThread) }, formats: ["es"] },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // minifying takes its time, and whoever builds can do nothing about it
      preserveEntrySignatures: "allow-extension",
      onLog(level, log, handle) {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log); // "use client" means nothing here
      },
      output: { minify: true, comments: false, entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js", ...chunks },
    },
  },
});

/**
 * Left to itself the bundler makes a chunk for each set of modules that some dialog shares with the first screen: twenty requests,
 * and 4 KB more, because small files compress badly. So it bundles twice: first to learn which modules the first screens need,
 * then with those together: what both elements need, and what only the editor needs.
 */
async function joinFirstScreen(): Promise<Pick<Rolldown.OutputOptions, "codeSplitting">> {
  const { logLevel: _, ...config } = scriptTag();
  const results = await build({ ...config, logLevel: "error", build: { ...config.build, write: false } });
  const chunks = [results].flat().flatMap((result) => ("output" in result ? result.output : []));
  const modulesOf = (file: string) => collectModules(chunks, file);
  const [start, editor, dashboard, thread, blocks] = [
    modulesOf("elements/src/cdn.ts"),
    modulesOf("elements/src/email-editor/email-editor-app.tsx"),
    modulesOf("elements/src/template-dashboard/template-dashboard-app.tsx"),
    modulesOf("editor/src/checks/checks-worker.ts"),
    modulesOf("blocks/src/index.ts"),
  ];
  const isShared = (id: string) => start.has(id) || (editor.has(id) && dashboard.has(id));
  return {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: "core", test: (id) => editor.has(id) && thread.has(id), priority: 2 },
        { name: "base", test: (id) => !isEntry(id) && isShared(id), priority: 1 },
        { name: "editor", test: (id) => !isEntry(id) && editor.has(id) },
        { name: "blocks", test: (id) => blocks.has(id) && thread.has(id) },
      ],
    },
  };
}

/** Pages may add a version to the entry's address. A chunk that imported it without would run everything twice, so none does. */
function isEntry(id: string): boolean {
  return id.endsWith("/elements/src/cdn.ts");
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The modules of the chunk that holds a file, and of the chunks that it imports. */
function collectModules(output: readonly Output[], file: string): ReadonlySet<string> {
  const chunks = output.flatMap((each) => (each.type === "chunk" ? [each] : []));
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  visit(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/packages/${file}`))));
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}

export default defineConfig(async () => {
  const { build: options, ...config } = scriptTag(await joinFirstScreen());
  return { ...config, plugins: [ownLicences, minifyFirstScreen], build: { ...options, license: { fileName: licences } } };
});
