import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import { build, defineConfig, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { compileAtOnce, reachChunks, reachModules } from "../../scripts/build/chunks.js";
import { SOURCE } from "../../vite.shared.js";

const inFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const licences = "LICENSES.md";
/** What the checks run in beside the page. It shares its chunks with the page, which has fetched most of them already. */
const checksThread = "../editor/src/checks/checks-worker.ts";

/**
 * React 18 does all that we ask of React, as the packages promise, and is 22 KiB smaller on the wire than 19: the script tag carries it. It
 * is installed for the example whose page has React 18.
 */
const smallerReact = inFolder("../../examples/react-18-host/node_modules/");

const editorApp = "elements/src/email-editor/email-editor-app.tsx";
const dashboardApp = "elements/src/template-dashboard/template-dashboard-app.tsx";
/** What reads the properties that only some pages give (providers, features, blocks …), and tells what does not fit: one chunk, which such a page waits for. */
const forPages = [
  "elements/src/given/read-host-properties.ts",
  "elements/src/given/email-editor-shapes.ts",
  "elements/src/given/find-misfits.ts",
  "elements/src/element/tell-misfits.ts",
];
/** What the editor fetches at the first sign of use: see `usePreload` in editor/src/shell/arrangement/editor-shell.tsx. */
const forUse = [
  "editor/src/canvas/desk/block-tools.ts",
  "editor/src/panels/settings/selected-block.tsx",
  "editor/src/panels/settings/whole-email.tsx",
  "editor/src/workspace/commands/later-commands.ts",
];
const forWriting = ["editor/src/canvas/text/open-text.ts", "editor/src/canvas/text/canvas-text-toolbar.tsx"];
/** What it fetches after some rest, as there and in `soon` of fetch-ahead.ts, beside blocks and writing. */
const forRest = [
  "editor/src/dialogs/save-failed/save-failed-dialog.tsx",
  "editor/src/dialogs/conflict/conflict-dialog.tsx",
  "editor/src/dialogs/leave/leave-dialog.tsx",
  "editor/src/panels/find/find-bar.tsx",
  "editor/src/base/words/say-refusal.ts",
  "editor/src/workspace/actions/create-publishing.ts",
  "editor/src/shell/arrangement/fetch-ahead.ts",
  "editor/src/canvas/drag/held/drag-layer.tsx",
  "editor/src/shell/header/header-extras.tsx",
  "editor/src/dialogs/standing/standing-banner.tsx",
  "editor/src/dialogs/problems/problem-banner.tsx",
];

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

const minifiedTwice = new Set([
  ...["base", "core", "editor", "given", "dashboard", "calls", "esm", "rolldown-runtime"],
  ...["controls", "use", "writing", "blocks", "rest", "whole", "fetch-knowledge", "ignore-finding", "colors"],
]);

/** The chunks that most pages fetch once more: less on the wire than with the bundler's own minifier alone. */
const minifyMost: Plugin = {
  name: "minify-most",
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !minifiedTwice.has(chunk.name)) continue;
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

/** What an editor runs at its start and at its first steps. */
const runAtOnce = new Set(["base", "core", "editor", "given", "dashboard", "use", "controls", "writing", "whole"]);

/** The bundler's message about `require` is meant for who bundles, and every page would fetch it. */
const shortenRuntime: Plugin = {
  name: "shorten-runtime",
  generateBundle(_, bundle) {
    const runtime = Object.values(bundle).find((each) => each.type === "chunk" && each.name === "rolldown-runtime");
    if (runtime?.type === "chunk")
      runtime.code = runtime.code.replace(/ in an environment that doesn't expose the `require` function\. See https:[^"'`]*/, () => "");
  },
};

/** The elements of the script tag, and the components that they begin with. */
const firstApps = { "email-editor": editorApp, "template-dashboard": dashboardApp };

/** Tells the entry which chunks each element begins with. */
const nameFirstChunks: Plugin = {
  name: "name-first-chunks",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const output = Object.values(bundle);
      const names = Object.entries(firstApps).map(([tag, app]) => {
        const files = reachChunks(output, [isFile(app)]).map(({ fileName }) => fileName);
        return [tag, files.map((file) => file.replace(/^chunks\/|\.js$/g, ""))];
      });
      const entry = output.find((each) => each.type === "chunk" && each.name === "mailwright");
      if (entry?.type !== "chunk") throw new Error("the entry was not written");
      entry.code = entry.code.replace("FIRST_CHUNKS", () => JSON.stringify(Object.fromEntries(names)));
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
  resolve: {
    alias: [{ find: /^(react(?:-dom)?)(?=$|\/)/, replacement: `${smallerReact}$1` }],
    conditions: [SOURCE, "production", "browser", "module", "import"],
  },
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
 * and 4 KB more, because small files compress badly. So it bundles twice: first to learn which modules each moment needs, then with those
 * together: what both elements need, what only one of them needs, and what is fetched together afterwards.
 */
async function joinMoments(): Promise<Pick<Rolldown.OutputOptions, "codeSplitting">> {
  const { logLevel: _, ...config } = scriptTag();
  const results = await build({ ...config, logLevel: "error", build: { ...config.build, write: false } });
  const chunks = [results].flat().flatMap((result) => ("output" in result ? result.output : []));
  const modulesOf = (...files: readonly string[]) => reachModules(chunks, files.map(isFile));
  const [start, editor, dashboard, thread, blocks, whole, connected, given, use, writing, soon] = [
    modulesOf("elements/src/define-elements.ts"),
    modulesOf(editorApp),
    modulesOf(dashboardApp),
    modulesOf("editor/src/checks/checks-worker.ts"),
    modulesOf("blocks/src/index.ts"),
    modulesOf("editor/src/base/document/compiler-of.ts"),
    modulesOf("editor/src/connected.ts"),
    modulesOf(...forPages),
    modulesOf(...forUse),
    modulesOf(...forWriting),
    modulesOf(...forRest),
  ];
  const ofEditor = reachModules(chunks, [isFile(editorApp)], { later: true, without: isFile(dashboardApp) });
  const isShared = (id: string) => start.has(id) || (editor.has(id) && dashboard.has(id));
  const isOfDashboard = (id: string) => !isEntry(id) && dashboard.has(id) && !thread.has(id);
  const isLater = (id: string) => !isEntry(id) && !thread.has(id) && !connected.has(id) && !dashboard.has(id);
  // A few lines that others need as well: left to the group of one of those, they would bring all of it with them.
  const isFirst = (id: string) => editor.has(id) || (given.has(id) && [thread, connected, use].some((moment) => moment.has(id)));
  return {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: "core", test: (id) => isFirst(id) && thread.has(id), priority: 2 },
        { name: "base", test: (id) => !isEntry(id) && isShared(id), priority: 1 },
        { name: "editor", test: (id) => !isEntry(id) && isFirst(id) },
        { name: "given", test: (id) => given.has(id) && isLater(id) },
        { name: "blocks", test: (id) => blocks.has(id) && thread.has(id) },
        { name: "whole", test: (id) => whole.has(id) && thread.has(id) },
        { name: "controls", test: (id) => isOfDashboard(id) && (use.has(id) || soon.has(id) || isControl(id)) },
        { name: "dashboard", test: (id) => isOfDashboard(id) && !ofEditor.has(id) },
        { name: "calls", test: (id) => isOfDashboard(id) && connected.has(id) },
        { name: "use", test: (id) => (use.has(id) || (writing.has(id) && soon.has(id))) && isLater(id) },
        { name: "writing", test: (id) => writing.has(id) && isLater(id) },
        { name: "rest", test: (id) => soon.has(id) && isLater(id) },
      ],
    },
  };
}

/** Pages may add a version to the entry's address. A chunk that imported it without would run everything twice, so none does. */
function isEntry(id: string): boolean {
  return id.endsWith("/elements/src/cdn.ts");
}

/** A control of ours, an icon, or a view of both products: small, and kept with others rather than in a chunk of its own. */
function isControl(id: string): boolean {
  return id.includes("/packages/ui/src/") || id.includes("/packages/views/src/");
}

const isFile = (file: string) => (id: string) => id.endsWith(`/packages/${file}`);

export default defineConfig(async () => {
  const { build: options, ...config } = scriptTag(await joinMoments());
  return {
    ...config,
    plugins: [ownLicences, shortenRuntime, minifyMost, compileAtOnce(runAtOnce), nameFirstChunks],
    build: { ...options, license: { fileName: licences } },
  };
});
