// Lets tsup/esbuild read what Vite reads: `import css from "./x.css?inline"` gives the
// bundled (and minified) style sheet as a string.

import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";

/** A style sheet that a package brings. */
const inPackage = ({ path, importer }) => createRequire(importer).resolve(path.replace(/\?inline$/, ""));

export function cssInline({ minify = true, target = ["chrome111", "firefox113", "safari16.4"] } = {}) {
  return {
    name: "css-inline",
    setup(b) {
      b.onResolve({ filter: /\.css\?inline$/ }, (args) => ({
        // Keep the query: tsup's own PostCSS plugin takes every path that ends in ".css".
        path: args.path.startsWith(".") ? resolve(dirname(args.importer), args.path) : `${inPackage(args)}?inline`,
        namespace: "css-inline",
      }));
      b.onLoad({ filter: /.*/, namespace: "css-inline" }, async (args) => {
        const result = await b.esbuild.build({
          entryPoints: [args.path.replace(/\?inline$/, "")],
          bundle: true,
          write: false,
          minify,
          target,
          metafile: true,
          loader: { ".svg": "dataurl", ".woff2": "dataurl" },
        });
        return {
          contents: result.outputFiles[0].text.trim(),
          loader: "text",
          watchFiles: Object.keys(result.metafile.inputs).map((f) => resolve(f)),
        };
      });
    },
  };
}
