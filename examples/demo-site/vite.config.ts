import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin, type Rolldown, type UserConfig } from "vite";

// Built as a customer builds: from the packages' published form. The server serves the result.
const site: UserConfig = {
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react()],
  // What loads before the editor is usable has a limit of its own (scripts/checks/check-bundle.mjs). The largest chunk, the code editor with
  // its languages, loads when somebody first opens source code.
  // The site runs under a CSP without inline scripts and styles; module preloading by tag is enough for it.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    // Minifying takes its time, and whoever builds can do nothing about it.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
};

const start = /\/demo-site\/index\.html$/;
/** Files of the published packages, which end with a hash. */
const published = (...names: readonly string[]) => new RegExp(`/packages/[^/]+/dist/(?:${names.join("|")})-[A-Z0-9]{8}\\.js$`);
const editorApp = published("email-editor-app");
const dashboardApp = published("template-dashboard-app");
/** What a page waits for that drives an editor of a server, as this one does. */
const driven = new RegExp(
  [
    published("read-host-properties", "email-editor-shapes", "find-misfits", "tell-misfits", "connected-client", "editor-handle").source,
    String.raw`/packages/editor/dist/connected\.js$`,
    String.raw`/packages/views/dist/connected-pictures\.js$`,
  ].join("|"),
);
/** What the editor fetches at the first sign of use, for writing, and at rest. */
const use = published("block-tools", "selected-block", "whole-email", "later-commands");
const writing = published("open-text", "canvas-text-toolbar");
const rest = published(
  ...["save-failed-dialog", "conflict-dialog", "leave-dialog", "find-bar", "say-refusal", "create-publishing", "fetch-ahead", "drag-layer"],
  ...["header-extras", "standing-banner", "problem-banner", "follow-standing", "watch-page-keys", "picture-keeper"],
);

type Chunk = Rolldown.OutputChunk;

/** The modules of the chunks that hold files of these names, and of the chunks that they import; with what these may fetch later, but for what the site itself may. */
function collectModules(chunks: readonly Chunk[], names: RegExp, isLater = false): ReadonlySet<string> {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    const imports = isLater && !chunk.isEntry ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports;
    for (const name of imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  for (const chunk of chunks) if (chunk.moduleIds.some((id) => names.test(id))) visit(chunk);
  if (found.size === 0) throw new Error(`no chunk holds ${names}`);
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}

/**
 * Left to itself the bundler makes a chunk for each set of modules that some dialog shares with the first screen: a hundred requests, of which a browser that
 * speaks HTTP/1.1 sends six at a time. So it bundles twice, as the packages' own script tag does: first to learn which modules each moment needs, then with
 * those together.
 */
async function joinMoments(): Promise<Rolldown.OutputOptions> {
  const results = await build({ ...site, configFile: false, logLevel: "error", build: { ...site.build, write: false } });
  const chunks = [results]
    .flat()
    .flatMap((result) => ("output" in result ? result.output : []))
    .flatMap((each) => (each.type === "chunk" ? [each] : []));
  const [first, ofEditor, ofDashboard, ofDriven, ofUse, ofWriting, ofRest] = [
    start,
    editorApp,
    dashboardApp,
    driven,
    use,
    writing,
    rest,
  ].map((names) => collectModules(chunks, names));
  const [afterEditor, afterDashboard] = [editorApp, dashboardApp].map((names) => collectModules(chunks, names, true));
  const has = (set: ReadonlySet<string> | undefined, id: string) => set?.has(id) ?? false;
  const isOfEditor = (id: string) => has(ofEditor, id) || has(ofDriven, id);
  return {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: "start", test: (id) => has(first, id), priority: 3 },
        { name: "base", test: (id) => has(ofDashboard, id) && isOfEditor(id), priority: 2 },
        // What only some dialog of the dashboard shares with the editor: that dialog does not bring an editor with it.
        { name: "core", test: (id) => isOfEditor(id) && has(afterDashboard, id) && !has(ofDashboard, id), priority: 1 },
        { name: "editor", test: isOfEditor },
        { name: "dashboard", test: (id) => has(ofDashboard, id) && !has(afterEditor, id) },
        {
          name: "controls",
          test: (id) => has(afterDashboard, id) && [ofDashboard, ofUse, ofWriting, ofRest].some((moment) => has(moment, id)),
        },
        // What is shown beside the email comes with it, and tools of a block only once somebody uses it.
        { name: "rest", test: (id) => has(ofRest, id) },
        { name: "use", test: (id) => has(ofUse, id) },
        { name: "writing", test: (id) => has(ofWriting, id) },
      ],
    },
  };
}

/** Nearly all of these is run at once: Chromium compiles it while it arrives, and not function by function (see docs/performance.md). */
const compileAtOnce: Plugin = {
  name: "compile-at-once",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const isFirst = chunk.type === "chunk" && ["index", "base", "core", "editor", "dashboard"].includes(chunk.name);
        if (isFirst) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};

export default defineConfig(async () => {
  const { build: options, plugins = [] } = site;
  return {
    ...site,
    plugins: [...plugins, compileAtOnce],
    build: { ...options, rolldownOptions: { ...options?.rolldownOptions, output: await joinMoments() } },
  };
});
