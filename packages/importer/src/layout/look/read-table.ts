import { heldTag } from "../frame/hold-source.js";
import type { TextAtom } from "./atom.js";
import { widthOf } from "./box.js";
import { hexOf, isVisibleColor, type PageLook, pixels } from "./page-look.js";
import { cellStyle } from "./text-css.js";
import { readTextLook } from "./text-look.js";
import { writeInline } from "./write-inline.js";

const sides = ["Top", "Right", "Bottom", "Left"] as const;
const notWords = "table, img, ul, ol, input, select, textarea, button, svg, canvas, blockquote, pre";
const lengthMax = 20_000;

/** A table of words with lines around its cells, such as an order or an invoice. Layout tables have no such lines. */
export function readTable(table: Element, look: PageLook): TextAtom | undefined {
  const rows = rowsOf(table);
  const cells = rows.flatMap(cellsOf);
  const [first] = cells;
  if (!first || rows.length < 2 || !rows.some((row) => cellsOf(row).length > 1)) return undefined;
  if (table.querySelector(notWords) || (table.textContent ?? "").length > lengthMax || holdsTemplateTags(table)) return undefined;
  if (cells.filter((cell) => lineOf(cell, look) !== "").length * 2 < cells.length) return undefined;
  const box = look.box(table);
  const { borderCollapse, borderSpacing, backgroundColor } = look.style(table);
  const styles = [
    `width:100%;border-collapse:${borderCollapse};border-spacing:${borderSpacing}`,
    lineOf(table, look),
    ...(isVisibleColor(backgroundColor) ? [`background-color:${hexOf(backgroundColor)}`] : []),
  ];
  const html = `<table cellspacing="0" cellpadding="0" width="100%" style="${styles.filter(Boolean).join(";")}">${rows.map((row) => writeRow(row, widthOf(box), look)).join("")}</table>`;
  return {
    kind: "text",
    element: table,
    nodes: [...table.childNodes],
    tag: "list",
    html,
    look: readTextLook(first, look),
    box,
    ink: box,
    isSingleLine: false,
    isCode: true,
  };
}

const rowsOf = (table: Element): readonly Element[] => [...table.querySelectorAll("tr")];
const cellsOf = (row: Element): readonly Element[] => [...row.children].filter(({ tagName }) => tagName === "TD" || tagName === "TH");

function holdsTemplateTags(table: Element): boolean {
  const walker = table.ownerDocument.createTreeWalker(table, 128);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.nodeValue?.startsWith(heldTag)) return true;
  return false;
}

function writeRow(row: Element, tablePx: number, look: PageLook): string {
  const { display, backgroundColor } = look.style(row);
  if (display === "none") return "";
  const style = isVisibleColor(backgroundColor) ? ` style="background-color:${hexOf(backgroundColor)}"` : "";
  return `<tr${style}>${cellsOf(row)
    .map((cell) => writeCell(cell, tablePx, look))
    .join("")}</tr>`;
}

function writeCell(cell: Element, tablePx: number, look: PageLook): string {
  const style = look.style(cell);
  const tag = cell.tagName.toLowerCase();
  const spans = ["colspan", "rowspan"].flatMap((name) => {
    const count = Number.parseInt(cell.getAttribute(name) ?? "", 10);
    return count > 1 ? [` ${name}="${count}"`] : [];
  });
  const styles = [
    `padding:${sides.map((side) => `${pixels(style[`padding${side}`])}px`).join(" ")}`,
    lineOf(cell, look),
    ...(isVisibleColor(style.backgroundColor) ? [`background-color:${hexOf(style.backgroundColor)}`] : []),
    `vertical-align:${style.verticalAlign}`,
    cellStyle(readTextLook(cell, look)),
    ...(tag === "th" ? [`font-weight:${style.fontWeight}`] : []),
  ];
  const share = Math.round((1000 * widthOf(look.box(cell))) / Math.max(tablePx, 1)) / 10;
  return `<${tag}${spans.join("")} width="${share}%" style="${styles.filter(Boolean).join(";")}">${writeWords(cell, look)}</${tag}>`;
}

/** The words of a cell, with its paragraphs. */
function writeWords(host: Element, look: PageLook): string {
  return [...host.childNodes]
    .map((node) => {
      const element = node.nodeType === 1 ? (node as Element) : undefined;
      const isBlock = element && /^(?:block|flex|table|list-item)$/.test(look.style(element).display);
      if (!isBlock) return writeInline([node], host, look);
      const { marginTop, marginBottom } = look.style(element);
      const margin = `margin:${Math.round(pixels(marginTop))}px 0 ${Math.round(pixels(marginBottom))}px`;
      return `<div style="${margin};${cellStyle(readTextLook(element, look))}">${writeWords(element, look)}</div>`;
    })
    .join("")
    .trim();
}

/** The lines around an element, as CSS; nothing where there are none. */
function lineOf(element: Element, look: PageLook): string {
  const style = look.style(element);
  return sides
    .flatMap((side) => {
      const widthPx = pixels(style[`border${side}Width`]);
      const [line, color] = [style[`border${side}Style`], style[`border${side}Color`]];
      const isThere = widthPx > 0 && !/^(?:none|hidden)$/.test(line) && isVisibleColor(color);
      return isThere ? [`border-${side.toLowerCase()}:${widthPx}px ${line} ${hexOf(color)}`] : [];
    })
    .join(";");
}
