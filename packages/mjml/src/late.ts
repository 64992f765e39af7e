/// <reference path="./juice-client.d.ts" />
import { load } from "cheerio";
import juice from "juice/client.js";

/** Attributes by the selector of the elements that get them, in order. */
export type SelectedAttributes = readonly (readonly [selector: string, attributes: Readonly<Record<string, string>>])[];

/**
 * What MJML does last where a head asks for it: `mj-html-attributes`, then `mj-style` with `inline`. Synchronous; loaded for such emails
 * only, for both need a parser of HTML.
 */
export function finishHtml(html: string, css: string, attributes: SelectedAttributes): string {
  const given = attributes.length === 0 ? html : giveAttributes(html, attributes);
  if (css === "") return given;
  return juice(given, { applyStyleTags: false, extraCss: css, insertPreservedExtraCss: false, removeStyleTags: false });
}

function giveAttributes(html: string, attributes: SelectedAttributes): string {
  const start = html.indexOf("<body");
  const end = html.lastIndexOf("</body>") + "</body>".length;
  if (start < 0 || end <= start) return html;
  // As MJML does: XML, or what stands in no element would be moved, and entities would be decoded.
  const page = load(html.slice(start, end), { xml: { xmlMode: true, decodeEntities: false } });
  for (const [selector, given] of attributes) {
    for (const [name, value] of Object.entries(given)) page(selector).attr(name, value);
  }
  return html.slice(0, start) + page.root().html() + html.slice(end);
}
