import { splitContents } from "./markers.js";

const blockTag = "table|tbody|thead|tr|td|th|div|body|head|html|style|meta|link|title|h[1-6]|p|ul|ol|li";
const newlineBeforeBlock = new RegExp(`\\n(?=</?(?:${blockTag})\\b)`, "gi");
const newlineAfterBlock = new RegExp(`(</?(?:${blockTag})\\b[^<>]*>)\\n`, "gi");
const startOfBlock = new RegExp(`^</?(?:${blockTag})\\b`, "i");
const endOfBlock = new RegExp(`</?(?:${blockTag})\\b[^<>]*>$`, "i");

/**
 * Takes out what shows nothing, a third of MJML's output: line breaks beside table, block and head tags, empty attributes, the height
 * `auto` of pictures, the last semicolon of a style. In a column that paddings fill, MJML gives pictures a width below nothing; they get
 * the least there is, because Outlook for Windows shows those without a width in their own size. Bracketed contents (see `holdContent`) are not touched, so text, merge tags and
 * `white-space: pre` stay as written. Outlook's comments and everything between tags of inline elements stay apart.
 */
export function minifyHtml(html: string): string {
  const parts = splitContents(html);
  for (let at = 0; at < parts.length; at += 2) parts[at] = minifyMarkup(parts[at] ?? "");
  return parts.join("");
}

function minifyMarkup(markup: string): string {
  return markup
    .replace(/[ \t]*\r?\n\s*/g, "\n")
    .replace(/(<\w[\w-]*)(?:\n| {2,})/g, "$1 ")
    .replace(/ (?:class|style)=""| height="auto"/g, "")
    .replace(/(<img [^<>]* width=")-\d[\d.]*"/g, '$11"')
    .replace(/"[ \n]+(\/?>)/g, '"$1')
    .replace(newlineBeforeBlock, "")
    .replace(newlineAfterBlock, "$1")
    .replace(/( style="[^"]*);"/g, '$1"');
}

/** Does whitespace that stands before this HTML show nothing? */
export function startsWithBlock(html: string): boolean {
  return startOfBlock.test(html);
}

/** Does whitespace that stands after this HTML show nothing? */
export function endsWithBlock(html: string): boolean {
  return endOfBlock.test(html.slice(-2000));
}
