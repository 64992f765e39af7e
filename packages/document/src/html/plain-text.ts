import { protectMergeTags } from "../templating/merge-tags.js";
import { decodeEntities } from "./escape.js";
import { tokenizeHtml } from "./tokenize.js";

const blockTags = new Set(["p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "tr", "blockquote"]);

/** HTML → what a person reads: words, one line break per block, `- ` before list items, link addresses in brackets. */
export function htmlToPlainText(html: string): string {
  const held = protectMergeTags(html);
  let out = "";
  let href: string | undefined;
  for (const token of tokenizeHtml(held.text)) {
    if (token.kind === "text") out += decodeEntities(token.text.replace(/\s+/g, " "));
    else if (token.tag === "br") out += "\n";
    else if (token.tag === "li" && token.kind === "open") out += "\n- ";
    else if (token.tag === "a") {
      if (token.kind === "open") href = token.attributes.get("href");
      else if (href && !/^#/.test(href) && !out.trimEnd().endsWith(decodeEntities(href))) out += ` [${decodeEntities(href)}]`;
    } else if (blockTags.has(token.tag)) out += "\n";
  }
  return held
    .restore(out)
    .replace(/[ \t]*\n[ \t]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
