import { splitContents } from "../markup/markers.js";
import { hoistLooks } from "./hoist-looks.js";
import { dropOverridden } from "./lighten-heading.js";
import { lightenTag } from "./lighten-tag.js";
import { dropLoneColumns, joinRowTables } from "./lighten-word-tables.js";
import { sendWordlessHeadings } from "./wordless-headings.js";

/** What opens or closes a part for Outlook alone, another comment, or a tag. */
const part = /<!--\[if [^\]]*\]>(?:<!-->)?|<!--<!\[endif\]-->|<!\[endif\]-->|<!--[\s\S]*?-->|<(\/?)([a-z][\w:-]*)((?:[^<>"]|"[^"]*")*)>/gi;

/**
 * Marked HTML with fewer bytes, which looks the same everywhere: without attributes and declarations that say what is so anyway. Of markup that
 * MJML writes; what blocks wrote stays to the byte, but for headings without words and what all paragraphs say alike, and so do comments and
 * shapes in VML.
 */
export function lightenHtml(marked: string): string {
  const open: string[] = [];
  const isLeftToRight = !marked.includes("rtl");
  return hoistAll(splitContents(dropLoneColumns(joinRowTables(marked))), isLeftToRight)
    .map((html, at, parts) =>
      at % 2 === 1 ? passContent(html, open) : lightenMarkup(dropOverridden(html, parts[at + 1], parts[at + 2]), open),
    )
    .join("");
}

function hoistAll(parts: readonly string[], isLeftToRight: boolean): readonly string[] {
  const hoisted = [...parts];
  const boxes: boolean[] = [];
  for (let at = 1; at < hoisted.length; at += 2) {
    const content = hoisted[at] ?? "";
    if (boxStart.test(content) || (content === boxEnd && boxes.pop())) {
      if (content !== boxEnd) boxes.push(true);
      hoisted[at] = content.replace(part, (found: string, _, name: string | undefined) =>
        name === undefined ? found : lightenTag(found, name, undefined),
      );
    } else [hoisted[at - 1], hoisted[at]] = hoistLooks(inCell(hoisted[at - 1] ?? "", isLeftToRight), content, hoisted[at + 1] ?? "");
  }
  return hoisted;
}

const onTheLeft = /(<td align="left"[^<>]*><div style="[^"{}%]*);text-align:left(?=[;"])([^"{}%]*">)$/;

/** What stands on the left because its cell says so need not say it again; between signs that run the other way it would move what stands in it. */
function inCell(before: string, isLeftToRight: boolean): string {
  return isLeftToRight ? before.replace(onTheLeft, "$1$2") : before;
}

/** Tables that the compiler itself writes around what stands in a box (`rows/block-box`). */
const boxStart =
  /^\uE004<tr><td[^<>]*><table[^<>]* cellspacing="0" role="presentation"[^<>]*><tbody><tr><td[^<>]*><table[^<>]* cellspacing="0" role="presentation"[^<>]*><tbody>\uE005$/;
const boxEnd = "\uE004</tbody></table></td></tr></tbody></table></td></tr>\uE005";

/** `open` holds the start tags of the elements around; it is emptied where tags do not match, and then nothing is known of them. */
function lightenMarkup(html: string, open: string[]): string {
  let isForWord = false;
  let isByMjml = false;
  return html.replace(part, (found: string, slash: string | undefined, name: string | undefined) => {
    if (name === undefined) {
      if (found.startsWith("<!--[if ")) {
        isForWord = found.endsWith("]>");
        isByMjml = found === "<!--[if mso | IE]>";
      } else if (found === "<![endif]-->") isForWord = false;
      return found;
    }
    // What else is for Outlook alone are shapes, whose measures belong together.
    // Word takes `auto` for no margin: such a line is centred by its attribute.
    if (isForWord) return isByMjml ? lightenTag(found.replace("margin:0px auto;", ""), name, undefined) : found;
    const light = lightenTag(found, name, name === "div" ? open.at(-1) : undefined);
    follow(open, found, name, slash);
    return light;
  });
}

/** A content as it is sent. Rows of tables that the compiler writes around blocks begin in one content and end in another. */
function passContent(html: string, open: string[]): string {
  let isForWord = false;
  for (const [found, slash, name] of html.matchAll(part)) {
    if (name === undefined) isForWord = found.startsWith("<!--[if ") ? found.endsWith("]>") : isForWord && found !== "<![endif]-->";
    else if (!isForWord) follow(open, found, name, slash);
  }
  return sendWordlessHeadings(html);
}

const voids = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr"]);

function follow(open: string[], tag: string, name: string, slash: string | undefined): void {
  if (!slash) {
    if (!voids.has(name)) open.push(tag);
    return;
  }
  const last = open.pop();
  if (last !== undefined && !last.toLowerCase().startsWith(`<${name.toLowerCase()}`)) open.length = 0;
}
