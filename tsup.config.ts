// One configuration for all packages; `tsup` at the root builds every bundle in one process.
// Declarations come from `tsc -b` (TypeScript 7), so tsup makes none.
import { readFileSync } from "node:fs";
import { defineConfig, type Options } from "tsup";
import { cssInline } from "./scripts/build/esbuild-css-inline.mjs";

const source = "@mailwright/source";

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly exports: Record<string, string | Record<string, string>>;
}

const readManifest = (name: string): Manifest => JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"));
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What the package's own manifest names stays an import; tsup would look only at the root's. */
function externals({ dependencies, peerDependencies }: Manifest): RegExp[] {
  return Object.keys({ ...dependencies, ...peerDependencies }).map((name) => new RegExp(`^${escapeRegExp(name)}(/|$)`));
}

const iconsFace = "./src/icons.ts";

/** The entries are the faces that the manifest exports. */
function entriesOf(name: string, manifest: Manifest): Record<string, string> {
  const faces = Object.values(manifest.exports).flatMap((face) => (typeof face === "object" ? [face[source] ?? ""] : []));
  const bundled = faces.filter((path) => path !== iconsFace);
  return Object.fromEntries(bundled.map((path) => [path.replace(/^\.\/src\/|\.tsx?$/g, ""), `packages/${name}/${path.slice(2)}`]));
}

const shared: Options = {
  format: ["esm"],
  platform: "browser",
  target: "es2022",
  sourcemap: false, // twice the code, and nobody has the sources that they name
  splitting: true,
  treeshake: false,
  dts: false,
  clean: false, // `npm run build` empties dist first
  silent: Boolean(process.env["CI"]),
  esbuildPlugins: [cssInline()],
  esbuildOptions(options) {
    options.jsx = "automatic";
  },
};

/** The form for npm: dependencies stay imports. */
function library(name: string, options: Options = {}): Options {
  const manifest = readManifest(name);
  return {
    ...shared,
    name,
    entry: entriesOf(name, manifest),
    outDir: `packages/${name}/dist`,
    external: externals(manifest),
    // A style sheet that a dependency brings is read in: no bundler but Vite knows what `?inline` asks for.
    noExternal: [/\.css\?inline$/],
    tsconfig: `packages/${name}/tsconfig.json`,
    ...options,
  };
}

/** A small script without dependencies, minified. The script-tag bundle itself is packages/elements/vite.config.ts. */
function standalone(options: Options): Options {
  return {
    ...shared,
    minify: true,
    noExternal: [/./],
    esbuildOptions(esbuild) {
      esbuild.conditions = [source, "production", "browser", "module", "import"];
    },
    ...options,
  };
}

const cdn = "packages/elements/dist/cdn";
const headless = ["contract", "document", "mjml", "compiler", "importer", "destinations", "checks", "editing", "collaboration", "blocks"];
const faced = ["bridge", "client", "rich-text", "views", "editor", "dashboard", "elements"];

export default defineConfig([
  ...[...headless, ...faced].map((name) => library(name)),
  // The combobox in a file of its own, and the styles that it shares with dialogs in another: what shows a dialog does not bring it, and what it stands upon.
  library("ui", {
    entry: {
      ...entriesOf("ui", readManifest("ui")),
      combobox: "packages/ui/src/fields/combobox/combobox.tsx",
      "multi-select": "packages/ui/src/fields/combobox/multi-select.tsx",
      "dialog-styles": "packages/ui/src/styles/dialog-styles.ts",
    },
  }),
  // File by file, so that whoever bundles our packages puts each icon into the part of the page that shows it.
  {
    ...shared,
    name: "icons",
    entry: ["packages/ui/src/icons.ts", "packages/ui/src/icons/lucide/*.gen.ts"],
    outDir: "packages/ui/dist",
    bundle: false,
  },
  // The server runs from its sources' bundle: our packages inside, everything from npm outside.
  library("server", {
    entry: {
      ...entriesOf("server", readManifest("server")),
      // Threads and processes that the server starts: see packages/server/src/isolates and packages/server/src/database/thread.
      "email-worker": "packages/server/src/email-worker.ts",
      "drawing-process": "packages/server/src/drawing-process.ts",
      "database-thread": "packages/server/src/database-thread.ts",
    },
    platform: "node",
    target: "node20",
    noExternal: [/^@mailwright\//],
    esbuildOptions: (esbuild) => {
      esbuild.conditions = [source, "node", "import"];
    },
  }),
  standalone({
    name: "classic loader",
    entry: { loader: "packages/elements/src/loader.ts" },
    format: ["iife"],
    globalName: "MailwrightLoader",
    outDir: cdn,
    outExtension: () => ({ js: ".js" }),
  }),
  // One file, so that it can be put beside any page's own scripts.
  standalone({
    name: "checks worker",
    entry: { "checks-worker": "packages/editor/src/checks/checks-worker.ts" },
    outDir: cdn,
    splitting: false,
  }),
  // What the server runs in its browser to import emails: see packages/server/src/ports/email-reader.
  standalone({
    name: "import page",
    entry: { "import-page": "packages/editor/src/import/page/import-page.ts" },
    format: ["iife"],
    splitting: false,
    outDir: "packages/server/dist",
    outExtension: () => ({ js: ".js" }),
  }),
  standalone({ name: "host bridge", entry: { "host-bridge": "packages/bridge/src/host.ts" }, outDir: cdn }),
]);
