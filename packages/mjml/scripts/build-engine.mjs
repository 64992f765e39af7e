// Rebuilds MJML for JSON input from its own packages: `node packages/mjml/scripts/build-engine.mjs` writes src/engine*.gen.js.
// Left out: the XML parser, the validator, file access, minifying, beautifying, inline mj-style (juice) and
// mj-html-attributes (cheerio). A test holds the answer byte for byte to `mjml` and `mjml-browser`.
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { writeModule } from "./engine/write-module.mjs";

const inFolder = (path) => fileURLToPath(new URL(path, import.meta.url));
const refuse = (what) => `() => { throw new Error("${what} is not part of the slim MJML engine") }`;

const standIns = (names) =>
  `import standIn from ${JSON.stringify(inFolder("engine/stand-in.js"))};
  ${Object.entries(names)
    .map(([name, tag]) => `const of${name} = standIn("${tag}"); export { of${name} as ${name} };`)
    .join("\n")}`;

/** Packages and modules that are replaced, by what they are imported as. */
const stubs = {
  juice: `export default Object.assign(${refuse("inline mj-style")}, { codeBlocks: {} })`,
  cheerio: `export const load = ${refuse("mj-html-attributes")}`,
  htmlnano: "export default {}",
  "cssnano-preset-lite": "export default {}",
  "mjml-parser-xml": `export default ${refuse("MJML source")}`,
  "./types/type": "export const initializeType = undefined",
  "mjml-validator":
    "export default () => []; export const assignDependencies = (target) => target; export const dependencies = {}; export const registerDependencies = () => undefined;",
  "detect-node": "export default false",
  fs: "export default {}",
  path: "export default {}",
  "./helpers/mjmlconfig": "export default undefined; export const handleMjmlConfigComponents = undefined",
  "./helpers/formatHtml": "export const formatHtml = (html) => html",
  "./node-only/skeleton-loader": "export default {}",
  "./dependencies": "export default {}",
};

/** In place of the components of engine/extras.js, where mjml-preset-core lists them. */
const extras = {
  "mjml-hero": standIns({ default: "mj-hero" }),
  "mjml-accordion": standIns({
    Accordion: "mj-accordion",
    AccordionElement: "mj-accordion-element",
    AccordionText: "mj-accordion-text",
    AccordionTitle: "mj-accordion-title",
  }),
  "mjml-carousel": standIns({ Carousel: "mj-carousel", CarouselImage: "mj-carousel-image" }),
  "mjml-navbar": standIns({ Navbar: "mj-navbar", NavbarLink: "mj-navbar-link" }),
  "mjml-social": standIns({ Social: "mj-social", SocialElement: "mj-social-element" }),
};

const shims = {
  lodash: inFolder("engine/lodash.js"),
  "lodash/fp": inFolder("engine/lodash-fp.js"),
  "./helpers/formatAttributes": inFolder("engine/format-attributes.js"),
};

const replaceImports = {
  name: "replace-imports",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, ({ path, importer }) => {
      if (Object.hasOwn(shims, path)) return { path: shims[path] };
      if (/mjml-preset-core[\\/]/.test(importer) && Object.hasOwn(extras, path)) return { path, namespace: "extra" };
      return Object.hasOwn(stubs, path) ? { path, namespace: "stub" } : undefined;
    });
    onLoad({ filter: /.*/, namespace: "stub" }, ({ path }) => ({ contents: stubs[path], resolveDir: inFolder(".") }));
    onLoad({ filter: /.*/, namespace: "extra" }, ({ path }) => ({ contents: extras[path], resolveDir: inFolder(".") }));
  },
};

// Minifying and beautifying come last in mjml-core, and only minifying waits for anything. Without them the whole run is
// synchronous, a fault is thrown where it happens, and a third of mjml-core is never called.
const changes = [
  { from: "async function mjml2html(", to: "function mjml2html(" },
  { from: "function normalizeMinifyCssOption(", upTo: "function mjml2html(", to: "" },
  { from: "  // PostProcessors\n", upTo: "  return {\n    html: content,", to: "" },
  { from: "  if (isNode && options.useMjmlConfigOptions", upTo: "  // Merge config options", to: "" },
  { from: "  if (typeof mjml === 'string') {", upTo: "  const globalData = {", to: "" },
  { from: "  switch (validationLevel) {", upTo: "  const mjBody = ", to: "" },
];

/** Replaces a text, or what begins with it and ends before another. It must be there exactly once. */
function change(contents, { from, upTo, to }) {
  const start = contents.indexOf(from);
  const end = upTo ? contents.indexOf(upTo, start) : start + from.length;
  if (start < 0 || end < start || contents.includes(from, start + 1)) throw new Error(`mjml-core has changed: "${from}"`);
  return contents.slice(0, start) + to + contents.slice(end);
}

const attributeTypes = /("allowedAttributes", \{)([\s\S]*?)(\n\}\))/;

/** The types of attributes are for the validator; of the rest of MJML only colours are looked up (engine/format-attributes.js). */
function dropAttributeTypes(_, open, types, close) {
  const colors = types.split("\n").filter((line) => /: 'color|^\s*\.\.\./.test(line));
  return [open, ...colors].join("\n") + close;
}

/** Babel's helpers carry what browsers of ten years ago needed, and each module asks for its own: engine/babel.js is there for all. */
function shareHelpers(contents) {
  return contents
    .replace(/var _\w+2 = _interopRequireDefault\(require\("@babel\/runtime\/helpers\/\w+"\)\);/g, "")
    .replace(/var _interopRequire\w+ = require\("@babel\/runtime\/helpers\/\w+"\)\.default;/g, "")
    .replace(/\(0, _(\w+)2\.default\)\(/g, "babel_$1(")
    .replace(/\bvalue: function \w+\(/g, "value(");
}

const shorten = {
  name: "shorten",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]mjml(?:-[\w-]+)?[\\/]lib[\\/].*\.js$/ }, ({ path }) => {
      const source = readFileSync(path, "utf8");
      const run = /mjml-core[\\/]lib[\\/]index\.js$/.test(path) ? changes.reduce(change, source) : source;
      return { contents: writeModule(shareHelpers(run)).replace(attributeTypes, dropAttributeTypes) };
    });
  },
};

/** The generated files of src, by name: the engine, the components that are added when needed, and what both stand on. */
export async function buildEngine() {
  const { outputFiles } = await build({
    entryPoints: { "engine.gen": inFolder("engine/entry.js"), "engine-extras.gen": inFolder("engine/extras.js") },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    outdir: inFolder("../src"),
    chunkNames: "engine-shared.gen",
    format: "esm",
    platform: "browser",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    inject: [inFolder("engine/babel.js")],
    plugins: [replaceImports, shorten],
    banner: { js: `/*!\n${readFileSync(inFolder("../LICENSE-mjml"), "utf8").trim()}\n*/` },
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const [name, text] of Object.entries(await buildEngine())) {
    writeFileSync(inFolder(`../src/${name}`), text);
    console.log(`src/${name}: ${text.length} characters`);
  }
}
