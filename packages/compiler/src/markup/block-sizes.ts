import { utf8Length } from "@mailwright/document";
import { stripMarkers } from "./markers.js";

const markedElement = /<(\w+)(?=\s)[^<>]*? class="[^"\uE000]*\uE000([\w-]{1,64})\uE001(?!-)/g;
const markedRange = /<!--\uE000([\w-]{1,64})\uE001-->/g;

/**
 * What each block of a piece of marked HTML adds to the email, in bytes: its elements with all that they hold. `settle` says what becomes of the
 * markers.
 */
export function measureBlocks(markedHtml: string, settle: (html: string) => string = stripMarkers): ReadonlyMap<string, number> {
  // HTML that a block wrote may lack end tags. It is replaced by spaces while start and end tags are matched.
  const outline = markedHtml.replace(/\uE004[^\uE005]*\uE005/g, (content) => " ".repeat(content.length));
  const sizes = new Map<string, number>();
  const add = (id: string, start: number, end: number): void => {
    sizes.set(id, (sizes.get(id) ?? 0) + utf8Length(settle(markedHtml.slice(start, end))));
  };
  for (const { index, 1: tag = "", 2: id = "" } of outline.matchAll(markedElement)) add(id, index, endOfElement(outline, index, tag));
  for (const { index, 1: id = "", 0: opening } of outline.matchAll(markedRange)) {
    const end = outline.indexOf(`<!--/${opening.slice(4)}`, index);
    if (end >= 0) add(id, index, end);
  }
  return sizes;
}

function endOfElement(html: string, start: number, tag: string): number {
  const tags = new RegExp(`<(/?)${tag}\\b[^<>]*>`, "g");
  tags.lastIndex = start;
  let depth = 0;
  for (;;) {
    const found = tags.exec(html);
    if (!found) return html.length;
    depth += found[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
}
