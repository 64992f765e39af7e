import { type ProtectedText, protectMergeTags } from "../templating/merge-tags.js";
import { isSafeAddress } from "./address.js";
import type { Declarations } from "./declarations.js";
import { mergeDeclarations, readGivenStyle, readInlineStyle, writeInlineStyle } from "./inline-style.js";
import { tableAttributes } from "./rich-text-tables.js";
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
  | "table"
  | "tr"
  | "td"
  | "th"
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
  "table",
  "tr",
  "td",
  "th",
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
/** What holds blocks. */
const holders = new Set<string>(["ul", "ol", "li", "td", "th"]);
const attributesOf: Record<string, readonly string[]> = { a: ["href", "target", "title"], ol: ["start"] };

/**
 * Any HTML → rich text that is safe by construction: every byte of the answer is written by us from an allow-list, so script,
 * handlers, unknown elements and unsafe addresses cannot be in it. Merge tags survive everywhere. Elements are balanced.
 * With `styles`, each element also gets the inline CSS that email clients need.
 */
export function renderRichText(html: string, styles: RichTextStyles = {}): string {
  const held = protectMergeTags(html);
  const writing: Writing = { open: [], styles, restore: held.restore, nestedTables: 0 };
  let out = "";
  for (const token of tokenizeHtml(held.text)) {
    if (token.kind === "text") out += isIdleSpace(token.text, writing) ? "" : openImplied(writing) + escapeKeepingEntities(token.text);
    else if (token.kind === "open") out += openTag(token, writing);
    else out += endTag(token.tag, writing);
  }
  return held.restore(out + closeWhile(writing.open, () => true));
}

/** Rich text whose only elements are inline ones (for headings and button labels): block elements become line breaks. */
export function renderInlineRichText(html: string, styles: RichTextStyles = {}): string {
  return renderRichText(html, styles)
    .replace(/<\/t[dh]>(?=<t[dh])/g, " ")
    .replace(/<\/(?:p|h[1-6]|li|tr|table)>\s*(?=<(?:p|h[1-6]|li|tr|table)\b)/g, "<br>")
    .replace(/<\/?(?:p|h[1-6]|ul|ol|li|table|tr|td|th)\b[^>]*>/g, "");
}

function nameOf(tag: string): RichTextTag | undefined {
  const name = renamed[tag] ?? tag;
  return tags.has(name) ? (name as RichTextTag) : undefined;
}

type OpenToken = Extract<HtmlToken, { kind: "open" }>;

interface Writing {
  readonly open: RichTextTag[];
  readonly styles: RichTextStyles;
  readonly restore: ProtectedText["restore"];
  /** Tables that stand where none may (in a list, in a table), open now: their words are kept. */
  nestedTables: number;
}

function openTag(token: OpenToken, writing: Writing): string {
  const tag = nameOf(token.tag);
  if (!tag) return "";
  if (tag === "table") return openTable(token, writing);
  if (tag === "tr" || tag === "td" || tag === "th") return openPart(tag, token, writing);
  const implied = openImplied(writing);
  if (tag === "br") return `${implied}<br>`;
  const { open } = writing;
  // Nobody formats so deep; looking through thousands of open elements at each close tag would take hours.
  if (open.length >= nestingMax) return implied;
  // A paragraph cannot hold a block, nor a link a link: browsers would close the first one, so we do.
  let before = implied;
  const isBlock = blockTags.has(tag);
  if (isBlock && tag !== "li") before += closeWhile(open, (last) => !holders.has(last));
  if (tag === "a") before += closeTag("a", open);
  return before + write(tag, token.attributes, writing);
}

function openTable(token: OpenToken, writing: Writing): string {
  if (writing.open.some((tag) => holders.has(tag) || tag === "table")) {
    writing.nestedTables++;
    return "";
  }
  return closeWhile(writing.open, () => true) + write("table", token.attributes, writing);
}

/** A row or a cell: it ends those before it, and a cell without a row begins one. */
function openPart(tag: "tr" | "td" | "th", token: OpenToken, writing: Writing): string {
  const { open, nestedTables } = writing;
  if (nestedTables > 0 || open[0] !== "table") return "";
  const before = closeWhile(open, (last) => last !== "table" && (tag === "tr" || last !== "tr"));
  const row = tag !== "tr" && open.at(-1) === "table" ? write("tr", noAttributes, writing) : "";
  return before + row + write(tag, token.attributes, writing);
}

const noAttributes: ReadonlyMap<string, string> = new Map();

/** Words between cells stand in a cell of their own: browsers would put them above the table. */
function openImplied(writing: Writing): string {
  const last = writing.open.at(-1);
  const row = last === "table" ? write("tr", noAttributes, writing) : "";
  return row + (last === "table" || last === "tr" ? write("td", noAttributes, writing) : "");
}

function isIdleSpace(text: string, { open }: Writing): boolean {
  const last = open.at(-1);
  return (last === "table" || last === "tr") && /^[ \t\r\n\f]*$/.test(text);
}

function write(tag: RichTextTag, attributes: ReadonlyMap<string, string>, { open, styles, restore }: Writing): string {
  open.push(tag);
  const css = cssFor(tag, attributes, styles);
  const style = css.size === 0 ? "" : ` style="${writeInlineStyle(css)}"`;
  return `<${tag}${tableAttributes(tag, css, attributes)}${attributesFor(tag, attributes, restore)}${style}>`;
}

function endTag(name: string, writing: Writing): string {
  const tag = nameOf(name);
  const isPart = tag === "table" || tag === "tr" || tag === "td" || tag === "th";
  if (isPart && writing.nestedTables > 0) {
    if (tag === "table") writing.nestedTables--;
    return "";
  }
  return closeTag(tag, writing.open, isPart);
}

/** Closes down to a tag, but not what is outside of the cell that it stands in. */
function closeTag(tag: RichTextTag | undefined, open: RichTextTag[], isPart = false): string {
  const floor = isPart ? -1 : open.findLastIndex((each) => each === "td" || each === "th" || each === "table");
  const at = tag === undefined ? -1 : open.lastIndexOf(tag);
  return at <= floor || at < 0 ? "" : closeWhile(open, () => open.length > at);
}

function closeWhile(open: RichTextTag[], isWanted: (last: RichTextTag) => boolean): string {
  let out = "";
  for (let last = open.at(-1); last !== undefined && isWanted(last); last = open.at(-1)) {
    out += `</${last}>`;
    open.pop();
  }
  return out;
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

function cssFor(tag: RichTextTag, given: ReadonlyMap<string, string>, styles: RichTextStyles): Declarations {
  const own = readInlineStyle(given.get("style") ?? "", tag);
  const base = styles[tag];
  return base ? mergeDeclarations(readGivenStyle(base), own) : own;
}

function escapeKeepingEntities(text: string): string {
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}
