import { protectMergeTags } from "../templating/merge-tags.js";
import { writeAmount } from "./amounts.js";
import { decodeEntities } from "./escape.js";
import { type HtmlToken, tokenizeHtml } from "./tokenize.js";

const blockTags = new Set(["p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "tr", "blockquote", "hr"]);
const cellTags = new Set(["td", "th"]);

/** What has been written, and the link that is open. */
interface Writing {
  readonly parts: string[];
  link: { readonly href: string; readonly start: number } | undefined;
  /** Where each cell begins of the row that is open. */
  cells: number[];
}

/**
 * HTML → what a person reads: words, one line break per block, `- ` before list items, link addresses in brackets, the words that stand for a
 * picture. Of a part of an email or of a whole one, linear in its length, however deep it is nested.
 */
export function htmlToPlainText(html: string): string {
  const held = protectMergeTags(html);
  const writing: Writing = { parts: [], link: undefined, cells: [] };
  for (const token of tokenizeHtml(held.text)) write(token, writing);
  return held.restore(tidyLines(writing.parts.join("").replace(filler, " ")));
}

function write(token: HtmlToken, writing: Writing): void {
  const { parts } = writing;
  if (token.kind === "text") parts.push(decodeEntities(token.text.replace(/\s+/g, " ")));
  else if (token.tag === "br") parts.push("\n");
  else if (token.tag === "li" && token.kind === "open") parts.push("\n- ");
  else if (token.tag === "img" && token.kind === "open") parts.push(decodeEntities(token.attributes.get("alt") ?? ""));
  else if (token.tag === "a") {
    // Links do not nest: each ends where the next begins.
    closeLink(writing);
    const href = token.kind === "open" ? decodeEntities(token.attributes.get("href") ?? "") : "";
    if (href !== "" && !href.startsWith("#")) writing.link = { href, start: parts.length };
  } else if (token.tag === "tr") writeRow(token.kind, writing);
  else if (blockTags.has(token.tag)) parts.push("\n");
  else if (cellTags.has(token.tag)) writeCell(token.kind, writing);
}

function writeCell(kind: "open" | "close", { parts, cells }: Writing): void {
  if (kind === "open") cells.push(parts.length);
  else parts.push(" ");
}

/** A row that names an amount is one line; of tables in tables, the inner ones. */
function writeRow(kind: "open" | "close", writing: Writing): void {
  const { parts, cells } = writing;
  const [first = 0, second = 0] = cells;
  if (kind === "close" && cells.length === 2) {
    closeLink(writing);
    const line = writeAmount(parts.slice(first, second).join(""), parts.slice(second).join(""));
    if (line !== undefined) parts.splice(first, parts.length - first, line);
  }
  writing.cells = [];
  parts.push("\n");
}

function closeLink(writing: Writing): void {
  const { parts, link } = writing;
  writing.link = undefined;
  if (!link) return;
  const words = parts.slice(link.start).join("").trim();
  if (!words.endsWith(link.href)) parts.push(` [${link.href}]`);
}

// What keeps the first words of an email out of an inbox's line: invisible characters with spaces between them, a hundred times.
const filler = /(?<![\u034f\u200b\u200c])(?:[\u034f\u200b\u200c]+[^\S\n]+){3,}/g;

function tidyLines(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(/[ \t]+/g, " ").replace(/^[ \t]|[ \t]$/g, ""));
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
