import { readAttributes } from "./read-attributes.js";
import { findRawTextEnd, nextTag } from "./scan-tags.js";

/** A piece of HTML as `tokenizeHtml` reads it. Attribute values and text are as written: entities are not decoded. */
export type HtmlToken =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "open"; readonly tag: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: "close"; readonly tag: string };

/** What `tokenizeMarkup` reads beside them. */
export type MarkupToken =
  | HtmlToken
  | { readonly kind: "comment"; readonly text: string }
  /** The text of a `<style>` element. */
  | { readonly kind: "style"; readonly text: string };

// What stands inside these is not HTML; it is dropped with them.
const rawText = new Set([
  "script",
  "style",
  "textarea",
  "title",
  "xmp",
  "iframe",
  "noembed",
  "noframes",
  "noscript",
  "plaintext",
  "template",
  "svg",
  "math",
]);
/**
 * Cuts HTML into tokens without a DOM, so that browser and server read the same. Comments, doctypes, CDATA and the content
 * of script-like elements are dropped; anything that is no proper tag is text. Linear in the length of the source.
 */
export function* tokenizeHtml(html: string): Generator<HtmlToken> {
  for (const token of tokenizeMarkup(html)) if (token.kind !== "comment" && token.kind !== "style") yield token;
}

/** The same with comments and style sheets, for those who can make something safe of them. */
export function* tokenizeMarkup(html: string): Generator<MarkupToken> {
  let at = 0;
  for (let tag = nextTag(html, at); tag; tag = nextTag(html, at)) {
    if (tag.start > at) yield { kind: "text", text: html.slice(at, tag.start) };
    at = tag.end;
    const source = html.slice(tag.start, tag.end);
    if (tag.kind === "comment") {
      if (source.startsWith("<!--")) yield { kind: "comment", text: source };
    } else if (tag.kind === "close") yield { kind: "close", tag: tag.name };
    else if (!rawText.has(tag.name)) yield { kind: "open", tag: tag.name, attributes: readAttributes(source) };
    else {
      const { textEnd, end } = findRawTextEnd(html, tag.name, at);
      if (tag.name === "style") yield { kind: "style", text: html.slice(at, textEnd) };
      at = end;
    }
  }
  if (at < html.length) yield { kind: "text", text: html.slice(at) };
}
