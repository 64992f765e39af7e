import type { Page } from "@playwright/test";
import { bundleSamples } from "../scripts/docs/samples/bundle-samples.mjs";
import { readSamples } from "../scripts/docs/samples/read-samples.mjs";
import { letterWith } from "./editor-letter.js";
import type { Product } from "./product.js";

/** What the samples are given to edit. */
export const letter = letterWith({ id: "title", type: "heading", props: { text: "Hello reader" } });
/** Every sample of the documents. */
export const samples = readSamples();
/** Samples that a bundler takes; the others are pages and styles. */
export const scripts = samples.filter(({ kind }) => ["ts", "tsx", "js", "vue", "svelte"].includes(kind));
/** Frames of the samples show this host's pages. */
export const frameHost = "https://mail.example.com";
/** What the pages of some samples have at hand. */
const surroundings = {
  kind: "ts",
  text: `import { blockRegistry } from "@mailwright/blocks";
    import { createCompiler } from "@mailwright/compiler";
    import { defineElements } from "@mailwright/elements";
    defineElements();
    const [editor, { signal }] = [document.querySelector("email-editor"), new AbortController()];
    Object.assign(globalThis, { blockRegistry, compiler: createCompiler(blockRegistry), editor, signal });`,
};
const bundled = bundleSamples([...scripts, surroundings]);

/** The sample that holds these words, and no other. */
export function sampleWith(words: string): { readonly url: string; readonly text: string } {
  const found = samples.filter(({ text }) => text.includes(words));
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} samples hold ${words}`);
  return { url: `/samples/sample-${scripts.indexOf(found[0])}.js`, text: found[0].text };
}

/** A page of the product's own site, with the samples beside it; `addresses` stand in the place of those that samples name. */
export async function openPage(
  page: Page,
  { url }: Product,
  body: string,
  addresses: Readonly<Record<string, string>> = {},
): Promise<void> {
  const files = await bundled;
  await page.route(`${url}/samples/*.js`, (route) => {
    const text = files.get(new URL(route.request().url()).pathname.split("/").at(-1) ?? "") ?? "";
    // What the reader's own server is called, and the session that it hands out.
    const own = text
      .replaceAll(/"https:\/\/mail\.example\.com"(?=,\s*sessionId)/g, JSON.stringify(url))
      .replaceAll(/wss:\/\/live\.example\.com/g, (named) => addresses[named] ?? named)
      .replaceAll(/(sessionId:\s*)"(?:…|\\u2026)"/g, '$1"demo-ben"');
    return route.fulfill({ contentType: "text/javascript", body: own });
  });
  const frame = `<script>addEventListener("message", ({ data, origin }) => {
    const say = (message) => parent.postMessage({ mailwright: 1, ...message }, origin);
    if (data.type === "request-state") say({ type: "ready", templateId: null });
    if (data.type === "request-state") say({ type: "haveChanges", haveChanges: true });
    if (data.type === "set-theme") say({ type: "template-saved", templateId: "framed", isNew: true, status: data.theme });
  })</script>`;
  await page.route(`${frameHost}/**`, (route) => route.fulfill({ contentType: "text/html", body: frame }));
  await page.route(`${url}/my-template.json`, (route) => route.fulfill({ json: letter }));
  await page.route(`${url}/host`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Host</title><body>${body}</body></html>`,
    }),
  );
  await page.addInitScript((document) => {
    if (window.origin !== "null") Object.assign(window, { savedDocument: document, stored: document });
  }, letter);
  await page.goto(`${url}/host`);
}
