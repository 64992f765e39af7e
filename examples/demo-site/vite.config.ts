import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin, type Rolldown, type UserConfig } from "vite";
import { compileAtOnce, type IsModule, reachModules } from "../../scripts/build/chunks.js";

/**
 * The script that asks the server ahead is a file of its own, before the page's: see `src/ahead`. Tags of one page become one script otherwise.
 */
const askAhead = (): Plugin => {
  let reference: string;
  return {
    name: "ask-ahead",
    apply: "build",
    buildStart() {
      reference = this.emitFile({ type: "chunk", id: fileURLToPath(new URL("src/ahead/ask-ahead.ts", import.meta.url)), name: "ahead" });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("the build has no page");
        const tag = `<script type="module" crossorigin src="/${this.getFileName(reference)}"></script>`;
        page.source = String(page.source).replace(/<script /, `${tag}\n    <script `);
      },
    },
  };
};

// Built as a customer builds: from the packages' published form. The server serves the result.
const site: UserConfig = {
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), askAhead()],
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

const matches = (...patterns: readonly RegExp[]) =>
  patterns.map(
    (pattern): IsModule =>
      (id) =>
        pattern.test(id),
  );
/** Files of the published packages, which end with a hash. */
const published = (...names: readonly string[]) =>
  matches(...names.map((name) => new RegExp(`/packages/[^/]+/dist/${name}-[A-Z0-9]{8}\\.js$`)));

const start = matches(/\/demo-site\/index\.html$/);
const editorApp = published("email-editor-app");
const dashboardApp = published("template-dashboard-app");
/** What a page waits for that drives an editor of a server, as this one does. */
const driven = [
  ...published("read-host-properties", "email-editor-shapes", "find-misfits", "tell-misfits", "connected-client", "editor-handle"),
  ...matches(/\/packages\/editor\/dist\/connected\.js$/, /\/packages\/views\/dist\/connected-pictures\.js$/),
];
/** Most emails of a server hold blocks that an editor does not begin with. */
const laterBlocks = matches(/\/packages\/blocks\/dist\/index\.js$/);
/** What the editor fetches at the first sign of use, for writing, and at rest. */
const use = published("block-tools", "selected-block", "whole-email", "later-commands");
const writing = published("open-text", "canvas-text-toolbar");
const rest = published(
  ...["save-failed-dialog", "conflict-dialog", "leave-dialog", "find-bar", "say-refusal", "create-publishing", "fetch-ahead", "drag-layer"],
  ...["header-extras", "standing-banner", "problem-banner", "follow-standing", "watch-page-keys", "picture-keeper"],
);

/**
 * Left to itself the bundler makes a chunk for each set of modules that some dialog shares with the first screen: a hundred requests, of which a browser that
 * speaks HTTP/1.1 sends six at a time. So it bundles twice, as the packages' own script tag does: first to learn which modules each moment needs, then with
 * those together.
 */
async function joinMoments(): Promise<Rolldown.OutputOptions> {
  const results = await build({ ...site, configFile: false, logLevel: "error", build: { ...site.build, write: false } });
  const output = [results].flat().flatMap((result) => ("output" in result ? result.output : []));
  const of = (asked: readonly IsModule[]) => reachModules(output, asked);
  const [first, ofEditor, ofDashboard] = [of(start), of([...editorApp, ...driven]), of(dashboardApp)];
  const ofBlocks = of(laterBlocks);
  const [ofUse, ofWriting, ofRest] = [of(use), of(writing), of(rest)];
  // But for what the site itself may fetch, which is everything.
  const [isStart] = start;
  const after = (asked: readonly IsModule[]) => reachModules(output, asked, { later: true, without: isStart });
  const [afterEditor, afterDashboard] = [after(editorApp), after(dashboardApp)];
  return {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: "start", test: (id) => first.has(id), priority: 3 },
        { name: "base", test: (id) => ofDashboard.has(id) && ofEditor.has(id), priority: 2 },
        // What only some dialog of the dashboard shares with the editor: that dialog does not bring an editor with it.
        { name: "core", test: (id) => ofEditor.has(id) && afterDashboard.has(id) && !ofDashboard.has(id), priority: 1 },
        { name: "editor", test: (id) => ofEditor.has(id) },
        { name: "blocks", test: (id) => ofBlocks.has(id) },
        { name: "dashboard", test: (id) => ofDashboard.has(id) && !afterEditor.has(id) },
        {
          name: "controls",
          test: (id) => afterDashboard.has(id) && [ofDashboard, ofUse, ofWriting, ofRest].some((moment) => moment.has(id)),
        },
        // What is shown beside the email comes with it, and tools of a block only once somebody uses it.
        { name: "rest", test: (id) => ofRest.has(id) },
        { name: "use", test: (id) => ofUse.has(id) },
        { name: "writing", test: (id) => ofWriting.has(id) },
      ],
    },
  };
}

/** What the first screen of a page runs. */
const runAtOnce = new Set(["index", "base", "core", "editor", "dashboard"]);

export default defineConfig(async () => {
  const { build: options, plugins = [] } = site;
  return {
    ...site,
    plugins: [...plugins, compileAtOnce(runAtOnce)],
    build: { ...options, rolldownOptions: { ...options?.rolldownOptions, output: await joinMoments() } },
  };
});
