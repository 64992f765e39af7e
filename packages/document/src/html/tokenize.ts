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
const attribute = /([^\s=>"'/<]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

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
  while (at < html.length) {
    const start = html.indexOf("<", at);
    if (start < 0) break;
    if (start > at) yield { kind: "text", text: html.slice(at, start) };
    const next = html[start + 1] ?? "";
    if (next === "!" || next === "?") {
      at = endOfDeclaration(html, start);
      if (html.startsWith("<!--", start)) yield { kind: "comment", text: html.slice(start, at) };
      continue;
    }
    const isClose = next === "/";
    const name = /^[a-z][a-z0-9:-]*/i.exec(html.slice(start + (isClose ? 2 : 1), start + 66))?.[0]?.toLowerCase();
    if (!name) {
      yield { kind: "text", text: "<" };
      at = start + 1;
      continue;
    }
    const end = endOfTag(html, start);
    if (isClose) yield { kind: "close", tag: name };
    else if (!rawText.has(name)) yield { kind: "open", tag: name, attributes: readAttributes(html.slice(start + 1 + name.length, end)) };
    at = end + 1;
    if (isClose || !rawText.has(name)) continue;
    const endOfElement = endOfRawText(html, name, at);
    if (name === "style") yield { kind: "style", text: html.slice(at, endOfElement).replace(/<\/style[^>]*>$/i, "") };
    at = endOfElement;
  }
  if (at < html.length) yield { kind: "text", text: html.slice(at) };
}

function endOfDeclaration(html: string, start: number): number {
  if (html.startsWith("<!--", start)) {
    const end = html.indexOf("-->", start + 4);
    return end < 0 ? html.length : end + 3;
  }
  const end = html.indexOf(">", start);
  return end < 0 ? html.length : end + 1;
}

/** The index of the `>` that ends the tag, quotes honoured; the end of the text where there is none. */
function endOfTag(html: string, start: number): number {
  let quote = "";
  for (let at = start + 1; at < html.length; at++) {
    const character = html[at] ?? "";
    if (quote) {
      if (character === quote) quote = "";
    } else if ((character === '"' || character === "'") && /=\s*$/.test(html.slice(Math.max(start, at - 8), at))) quote = character;
    else if (character === ">") return at;
  }
  return html.length;
}

function endOfRawText(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}[^>]*>`, "gi");
  close.lastIndex = from;
  const found = close.exec(html);
  return found ? found.index + found[0].length : html.length;
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare] of source.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? "");
  }
  return attributes;
}
