import { splitContents } from "./markers.js";

const blockTag = "table|tbody|thead|tr|td|th|div|body|head|html|style|meta|link|title|h[1-6]|p|ul|ol|li";
const newlineBeforeBlock = new RegExp(`\\n(?=</?(?:${blockTag})\\b)`, "gi");
const newlineAfterBlock = new RegExp(`(</?(?:${blockTag})\\b[^<>]*>)\\n`, "gi");
const startOfBlock = new RegExp(`^</?(?:${blockTag})\\b`, "i");
const endOfBlock = new RegExp(`</?(?:${blockTag})\\b[^<>]*>$`, "i");

/**
 * Takes out whitespace that shows nothing, a third of MJML's output: line breaks beside table, block and head tags, empty
 * attributes, the last semicolon of a style. Bracketed contents (see `holdContent`) are not touched, so text, merge tags and
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
    .replace(/ (?:class|style)=""/g, "")
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
