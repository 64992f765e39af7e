/// <reference path="./mjml-browser.d.ts" />
import type { MjmlElement } from "./element.js";

/**
 * MJML source or JSON → HTML with the whole of MJML (345 KB and cheerio, loaded when first called): for documents that have
 * inline `mj-style` or `mj-html-attributes`. Everything else compiles faster, and to the same bytes, with `compileMjml`.
 */
export async function compileFull(document: MjmlElement | string): Promise<string> {
  const { default: mjml2html } = await import("mjml-browser");
  const { html } = await mjml2html(document, { validationLevel: "skip", fonts: {} });
  return html;
}
