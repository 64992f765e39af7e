import { type ProtectedText, protectMergeTags } from "../../templating/merge-tags.js";
import { isSafeAddress } from "../address.js";
import { type MarkupToken, tokenizeMarkup } from "../tokenize.js";
import { harmlessInCss, writeCodeStyle } from "./code-declarations.js";
import { endOfReveal, readOutlookComment } from "./outlook-comments.js";
import { scopeCss } from "./scope-css.js";

/** Hand-written HTML as an email may hold it. */
export interface CustomCode {
  readonly html: string;
  /** Its style sheets, valid inside the scope only; empty where there is none. */
  readonly css: string;
}

const voidTags = new Set(["br", "hr", "img", "col", "wbr"]);
const tags = new Set([
  ...voidTags,
  ..."a abbr address article aside b big blockquote caption center cite code colgroup dd del div dl dt em figcaption figure font footer".split(
    " ",
  ),
  ..."h1 h2 h3 h4 h5 h6 header i ins kbd li main mark nav ol p pre q s samp section small span strike strong sub sup".split(" "),
  ..."table tbody td tfoot th thead time tr tt u ul var".split(" "),
]);
const attributes = new Set(
  (
    "align alt background bgcolor border cellpadding cellspacing class color colspan dir face headers height href hspace id lang name " +
    "nowrap role rowspan scope size span src start style summary target title type valign value vspace width"
  ).split(" "),
);
const addresses = new Set(["href", "src", "background"]);
/** What an opening tag ends that was left open, up to the elements that hold it. */
const ends: Readonly<Record<string, { readonly open: readonly string[]; readonly within: readonly string[] }>> = {
  li: { open: ["li"], within: ["ul", "ol"] },
  td: { open: ["td", "th"], within: ["table"] },
  th: { open: ["td", "th"], within: ["table"] },
  tr: { open: ["tr"], within: ["table"] },
  tbody: { open: ["tbody", "thead", "tfoot"], within: ["table"] },
  tfoot: { open: ["tbody", "thead", "tfoot"], within: ["table"] },
  a: { open: ["a"], within: [] },
};

/** Browsers stop nesting at about 500; nobody writes a tenth of it. */
const depthMax = 200;

interface Writing {
  html: string;
  readonly styles: string[];
  readonly open: string[];
  /** Parts that Outlook passes over and that are still open. */
  revealed: number;
  readonly restore: ProtectedText["restore"];
}

/**
 * Hand-written HTML → HTML that is safe by construction: every tag and attribute of the answer is written by us from an allow-list wider than
 * rich text's, and balanced, so that nothing can run, load a script, or end the element around it. Merge tags survive, also between table
 * rows; so do Outlook's conditional comments. Style sheets are taken out and hold only inside elements of the class `scope`.
 */
export function renderCustomCode(source: string, scope: string): CustomCode {
  const held = protectMergeTags(source);
  const writing: Writing = { html: "", styles: [], open: [], revealed: 0, restore: held.restore };
  for (const token of tokenizeMarkup(held.text)) write(token, writing);
  closeUpTo(writing, 0);
  writing.html += endOfReveal.repeat(writing.revealed);
  return { html: held.restore(writing.html), css: held.restore(scopeCss(writing.styles.join("\n"), scope), harmlessInCss) };
}

function write(token: MarkupToken, writing: Writing): void {
  switch (token.kind) {
    case "text":
      writing.html += escapeKeepingEntities(token.text);
      return;
    case "style":
      writing.styles.push(token.text);
      return;
    case "comment":
      writeComment(token.text, writing);
      return;
    case "open":
      openTag(token.tag, token.attributes, writing);
      return;
    case "close": {
      const at = writing.open.lastIndexOf(token.tag);
      if (at >= 0) closeUpTo(writing, at);
    }
  }
}

function writeComment(text: string, writing: Writing): void {
  const comment = readOutlookComment(writing.restore(text));
  if (!comment || (comment.kind === "end" && writing.revealed === 0)) return;
  if (comment.kind === "reveal") writing.revealed++;
  if (comment.kind === "end") writing.revealed--;
  writing.html += comment.text;
}

function openTag(tag: string, given: ReadonlyMap<string, string>, writing: Writing): void {
  if (!tags.has(tag) || writing.open.length >= depthMax) return;
  const ending = ends[tag];
  if (ending) {
    const holder = writing.open.findLastIndex((name) => ending.within.includes(name));
    const at = writing.open.findIndex((name, index) => index > holder && ending.open.includes(name));
    if (at >= 0) closeUpTo(writing, at);
  }
  writing.html += `<${tag}${[...given].map(([name, value]) => attributeOf(tag, name, value, writing.restore)).join("")}>`;
  if (!voidTags.has(tag)) writing.open.push(tag);
}

function closeUpTo(writing: Writing, length: number): void {
  while (writing.open.length > length) writing.html += `</${writing.open.pop()}>`;
}

function attributeOf(tag: string, name: string, given: string, restore: ProtectedText["restore"]): string {
  if (!attributes.has(name) && !/^aria-[a-z]{2,20}$/.test(name)) return "";
  if (addresses.has(name) && !isSafeAddress(restore(given))) return "";
  const value = name === "style" ? writeCodeStyle(restore(given)) : name === "class" || name === "id" ? withoutOurs(given) : given;
  if (value === "" && !(tag === "img" && name === "alt")) return "";
  // The tags of a style are in it again: its values could not be read without them.
  const held = name === "style" ? protectMergeTags(value) : { text: value, restore };
  const written = escapeKeepingEntities(held.text).replaceAll('"', "&quot;");
  // A `"` inside a merge tag would end the attribute and let the rest of the tag be attributes of its own.
  return ` ${name}="${held.restore(written, (mergeTag) => mergeTag.replaceAll('"', "'"))}"`;
}

/** Names that begin as ours and MJML's do would borrow rules that are not meant for them. */
function withoutOurs(names: string): string {
  return names
    .split(/\s+/)
    .filter((name) => name !== "" && !/^(?:mj|mw)-/i.test(name))
    .join(" ");
}

function escapeKeepingEntities(text: string): string {
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}
