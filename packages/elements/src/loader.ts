/**
 * The classic-script entry, for pages that cannot write `type="module"`: finds its own address and imports the ES module build
 * beside it, so that chunks load from the same place.
 */
const script = document.currentScript;
const base = script instanceof HTMLScriptElement ? script.src : location.href;

/** Resolves when the elements are defined. */
export const ready: Promise<unknown> = import(/* @vite-ignore */ new URL("./mailwright.js", base).href);
