import { isMergeTag } from "@mailwright/document";
import type { TextAtom } from "./atom.js";
import { type Box, boxAround, heightOf, widthOf } from "./box.js";
import { hexOf, type PageLook, pixels } from "./page-look.js";
import { blockOf, readTextLook } from "./text-look.js";
import { isLink, linkAttributes, writeInline } from "./write-inline.js";

const headings = new Set(["H1", "H2", "H3", "H4", "H5", "H6"]);

/** Words that stand together in the lines of one element; nothing where none of them shows. */
export function readText(host: Element, nodes: readonly Node[], look: PageLook): TextAtom | undefined {
  const block = blockOf(host, look);
  const all = linesOf(nodes, look);
  const lines = all && withinRoom(all, block, nodes, look);
  if (!lines || widthOf(lines) < 1 || heightOf(lines) < 1) return undefined;
  const words = writeWords(host, nodes, look);
  if (words === "") return undefined;
  const html = lines !== all ? `<span style="white-space:nowrap">${words}</span>` : words;
  const textLook = readTextLook(host, look);
  const heading = block.closest("h1,h2,h3,h4,h5,h6");
  const ink = withLeading(lines, host, nodes, look);
  const room = look.contentBox(block);
  return {
    kind: "text",
    element: host,
    nodes,
    tag: heading && headings.has(heading.tagName) ? headingTag(heading) : "p",
    html,
    look: textLook,
    box: { ...ink, left: Math.min(room.left, lines.left), right: Math.max(room.right, lines.right) },
    ink,
    isSingleLine: heightOf(ink) < 1.7 * Math.max(textLook.fontSizePx * (textLook.lineHeight ?? 1.2), textLook.fontSizePx),
    isCode: html.includes("<img"),
  };
}

function headingTag(heading: Element): TextAtom["tag"] {
  const tags: readonly TextAtom["tag"][] = ["h1", "h2", "h3", "h4", "h5", "h6"];
  return tags[Number(heading.tagName[1]) - 1] ?? "p";
}

/** A list that holds nothing but words. */
export function readList(list: Element, look: PageLook): TextAtom | undefined {
  const items = [...list.children].filter(({ tagName }) => tagName === "LI");
  const [first] = items;
  if (!first) return undefined;
  const textLook = readTextLook(first, look);
  const box = look.box(list);
  const lines = items.map((item, index) => {
    const gap = index + 1 < items.length ? Math.round(pixels(look.style(item).marginBottom)) : 0;
    return `<li style="margin:0${gap > 0 ? ` 0 ${gap}px` : ""}">${writeInline([...item.childNodes], item, look).trim()}</li>`;
  });
  const indentPx = Math.max(0, Math.round(look.box(first).left - box.left));
  const tag = list.tagName === "OL" ? "ol" : "ul";
  const kind = look.style(list).listStyleType;
  const style = `margin:0;padding:${textLook.direction === "rtl" ? `0 ${indentPx}px 0 0` : `0 0 0 ${indentPx}px`};list-style-type:${/^[a-z-]+$/.test(kind) ? kind : "disc"}`;
  return {
    kind: "text",
    element: list,
    nodes: [...list.childNodes],
    tag: "list",
    html: `<${tag} style="${style}">${lines.join("")}</${tag}>`,
    look: textLook,
    box,
    ink: box,
    isSingleLine: false,
    isCode: lines.some((line) => line.includes("<img")),
  };
}

function writeWords(host: Element, nodes: readonly Node[], look: PageLook): string {
  const html = writeInline(nodes, host, look)
    .trim()
    .replace(/^(?:<br>\s*)+|(?:\s*<br>)+$/g, "");
  const link = host.closest("a[href]");
  if (!link || !isLink(link) || html === "") return html;
  const style = `color:${hexOf(look.style(host).color)};text-decoration:${look.style(link).textDecorationLine}`;
  return `<a${linkAttributes(link)} style="${style}">${html}</a>`;
}

/** The box around the lines of some nodes. */
export function linesOf(nodes: readonly Node[], look: PageLook): Box | undefined {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last) return undefined;
  const { range } = look;
  range.setStartBefore(first);
  range.setEndAfter(last);
  const scroll = { x: look.page.defaultView?.scrollX ?? 0, y: look.page.defaultView?.scrollY ?? 0 };
  const boxes = [...range.getClientRects()]
    .filter(({ width, height }) => width > 0.5 && height > 0.5)
    .map(({ left, top, right, bottom }) => ({
      left: left + scroll.x,
      top: top + scroll.y,
      right: right + scroll.x,
      bottom: bottom + scroll.y,
    }));
  return boxes.length > 0 ? boxAround(boxes) : undefined;
}

/** A merge tag alone that is longer than its room, such as one for initials in a circle, fills that: what it stands for does. */
export function withinRoom(lines: Box, block: Element, nodes: readonly Node[], look: PageLook): Box {
  const words = nodes.map(({ textContent }) => textContent).join("");
  if (!isMergeTag(words.trim())) return lines;
  const { left, right } = look.contentBox(block);
  return widthOf(lines) > right - left + 1 ? { ...lines, left, right } : lines;
}

/** Letters are as high as the font; a line is as high as the line height, half of the rest above and half below. */
export function withLeading(lines: Box, host: Element, nodes: readonly Node[], look: PageLook): Box {
  const style = look.style(host);
  const isWhole = host.childNodes.length === nodes.length && /^(?:block|list-item)$/.test(style.display);
  if (isWhole) {
    const room = look.contentBox(host);
    return { ...lines, top: Math.min(room.top, lines.top), bottom: Math.max(room.bottom, lines.bottom) };
  }
  const lineHeightPx = pixels(style.lineHeight);
  if (lineHeightPx === 0) return lines;
  const { above, below } = leadingOf(heightOf(lines), pixels(style.fontSize) * 1.15, lineHeightPx);
  const room = look.contentBox(blockOf(host, look));
  return { ...lines, top: Math.max(room.top - 1, lines.top - above), bottom: Math.min(room.bottom + 1, lines.bottom + below) };
}

/** What lines of one height leave above the letters of the first and below those of the last. Browsers give the odd half pixel to what is below. */
function leadingOf(heightPx: number, lettersPx: number, lineHeightPx: number): { readonly above: number; readonly below: number } {
  const lineCount = Math.round((heightPx - lettersPx) / lineHeightPx) + 1;
  const leadingPx = lineCount * lineHeightPx - heightPx;
  const isEven = Math.abs(leadingPx - (lineHeightPx - lettersPx)) < lettersPx / 5;
  if (isEven && lineHeightPx >= lettersPx / 2) return { above: Math.floor(leadingPx / 2), below: leadingPx - Math.floor(leadingPx / 2) };
  const half = Math.max((lineHeightPx - lettersPx) / 2, -lettersPx / 4);
  return { above: half, below: half };
}
