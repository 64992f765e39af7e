import { type ProtectedText, protectMergeTags } from "../templating/merge-tags.js";
import { isSafeAddress } from "./address.js";
import { mergeDeclarations, readGivenStyle, readInlineStyle, writeInlineStyle } from "./inline-style.js";
import { type HtmlToken, tokenizeHtml } from "./tokenize.js";

/** The elements of rich text. Anything else is dropped and its words are kept. */
export type RichTextTag =
  | "p"
  | "h1"
  | "h2"
  | "h3"
  | "h4"
  | "h5"
  | "h6"
  | "ul"
  | "ol"
  | "li"
  | "a"
  | "span"
  | "strong"
  | "em"
  | "u"
  | "s"
  | "sub"
  | "sup"
  | "br";

/** CSS for each element, as the email needs it inline; an element's own style wins. */
export type RichTextStyles = Partial<Record<RichTextTag, string>>;

const tags = new Set<string>([
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "li",
  "a",
  "span",
  "strong",
  "em",
  "u",
  "s",
  "sub",
  "sup",
  "br",
]);
const renamed: Record<string, RichTextTag> = { b: "strong", i: "em", strike: "s", del: "s", ins: "u", div: "p", font: "span" };
const nestingMax = 100;
const blockTags = new Set<string>(["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li"]);
const attributesOf: Record<string, readonly string[]> = { a: ["href", "target", "title"], ol: ["start"] };

/**
 * Any HTML → rich text that is safe by construction: every byte of the answer is written by us from an allow-list, so script,
 * handlers, unknown elements and unsafe addresses cannot be in it. Merge tags survive everywhere. Elements are balanced.
 * With `styles`, each element also gets the inline CSS that email clients need.
 */
export function renderRichText(html: string, styles: RichTextStyles = {}): string {
  const held = protectMergeTags(html);
  const open: RichTextTag[] = [];
  let out = "";
  for (const token of tokenizeHtml(held.text)) {
    if (token.kind === "text") out += escapeKeepingEntities(token.text);
    else if (token.kind === "open") out += openTag(token, open, styles, held.restore);
    else out += closeTag(nameOf(token.tag), open);
  }
  while (open.length > 0) out += `</${open.pop()}>`;
  return held.restore(out);
}

/** Rich text whose only elements are inline ones (for headings and button labels): block elements become line breaks. */
export function renderInlineRichText(html: string, styles: RichTextStyles = {}): string {
  return renderRichText(html, styles)
    .replace(/<\/(?:p|h[1-6]|li)>\s*(?=<(?:p|h[1-6]|li)\b)/g, "<br>")
    .replace(/<\/?(?:p|h[1-6]|ul|ol|li)\b[^>]*>/g, "");
}

function nameOf(tag: string): RichTextTag | undefined {
  const name = renamed[tag] ?? tag;
  return tags.has(name) ? (name as RichTextTag) : undefined;
}

type OpenToken = Extract<HtmlToken, { kind: "open" }>;

function openTag(token: OpenToken, open: RichTextTag[], styles: RichTextStyles, restore: ProtectedText["restore"]): string {
  const tag = nameOf(token.tag);
  if (!tag) return "";
  if (tag === "br") return "<br>";
  // Nobody formats so deep; looking through thousands of open elements at each close tag would take hours.
  if (open.length >= nestingMax) return "";
  // A paragraph cannot hold a block, nor a link a link: browsers would close the first one, so we do.
  let before = "";
  const isBlock = blockTags.has(tag);
  if (isBlock && tag !== "li") while (open.at(-1) && !["ul", "ol", "li"].includes(open.at(-1) ?? "")) before += `</${open.pop()}>`;
  if (tag === "a" && open.includes("a")) before += closeTag("a", open);
  open.push(tag);
  return `${before}<${tag}${attributesFor(tag, token.attributes, restore)}${styleFor(tag, token.attributes, styles)}>`;
}

function closeTag(tag: RichTextTag | undefined, open: RichTextTag[]): string {
  if (!tag || tag === "br" || !open.includes(tag)) return "";
  let out = "";
  for (;;) {
    const last = open.pop();
    if (last === undefined) return out;
    out += `</${last}>`;
    if (last === tag) return out;
  }
}

function attributesFor(tag: RichTextTag, given: ReadonlyMap<string, string>, restore: ProtectedText["restore"]): string {
  let out = "";
  for (const name of attributesOf[tag] ?? []) {
    const value = given.get(name);
    if (value === undefined || value === "") continue;
    if (name === "href" && !isSafeAddress(restore(value))) continue;
    if (name === "target" && value !== "_blank" && value !== "_self") continue;
    if (name === "start" && !/^-?\d{1,6}$/.test(value)) continue;
    // A `"` inside a merge tag would end the attribute and let the rest of the tag be attributes of its own.
    out += ` ${name}="${restore(escapeKeepingEntities(value).replaceAll('"', "&quot;"), (held) => held.replaceAll('"', "'"))}"`;
  }
  return out;
}

function styleFor(tag: RichTextTag, given: ReadonlyMap<string, string>, styles: RichTextStyles): string {
  const own = readInlineStyle(given.get("style") ?? "");
  const base = styles[tag];
  const css = writeInlineStyle(base ? mergeDeclarations(readGivenStyle(base), own) : own);
  return css ? ` style="${css}"` : "";
}

function escapeKeepingEntities(text: string): string {
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}
