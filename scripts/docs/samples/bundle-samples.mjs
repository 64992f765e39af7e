// Bundles samples as a reader's bundler would, against the packages as they were built, so that a page can run them.
import { build } from "esbuild";
import { compile as compileSvelte } from "svelte/compiler";
import { compileScript, parse as parseVue } from "vue/compiler-sfc";
import { root } from "./read-samples.mjs";

/** What a framework's compiler makes of its own kind of file. */
const compilers = {
  vue: (text) => {
    const templateOptions = { compilerOptions: { isCustomElement: (tag) => tag.includes("-") } };
    return compileScript(parseVue(text).descriptor, { id: "sample", inlineTemplate: true, templateOptions }).content;
  },
  svelte: (text) => compileSvelte(text, { filename: "sample.svelte" }).js.code,
};

/**
 * Each sample as a module of its own, with what they share in others, by file name: `sample-0.js` is the first of them, and `mount.js` shows
 * the components of every framework.
 *
 * @param {readonly { readonly kind: string, readonly text: string }[]} samples of ts, tsx, js, vue and svelte
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function bundleSamples(samples) {
  const { outputFiles } = await build({
    entryPoints: {
      mount: `${root}scripts/docs/samples/mount.mjs`,
      ...Object.fromEntries(samples.map((_, index) => [`sample-${index}`, `sample-${index}`])),
    },
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
    outdir: "/samples",
    write: false,
    logLevel: "silent",
    plugins: [asFiles(samples)],
  });
  return new Map(outputFiles.map(({ path, text }) => [path.replaceAll("\\", "/").split("/").at(-1) ?? "", text]));
}

/** Lets the bundler find samples as if they were files at the top of the repository. */
function asFiles(samples) {
  return {
    name: "samples",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^sample-\d+$/ }, ({ path }) => ({ path, namespace: "sample" }));
      onLoad({ filter: /./, namespace: "sample" }, ({ path }) => {
        const { kind, text } = samples[Number(path.split("-")[1])];
        const compiled = compilers[kind]?.(text);
        return { contents: compiled ?? text, loader: compiled === undefined ? kind : "ts", resolveDir: root };
      });
    },
  };
}
