import type { MjmlNode, WordShape } from "@mailwright/document";
import { roomAtEnd } from "./room-in-cell.js";
import { writeWordShape } from "./write-word-shape.js";

/**
 * Puts beside each element that has one the shape that Outlook for Windows draws in its place. Both stand in conditional comments, so that
 * everybody sees one of them. Where the shape does not fit into its column, Outlook draws the element, with square corners.
 */
export function addWordShapes(html: string, nodes: readonly MjmlNode[]): string {
  return collectShapes(nodes).reduce((written, { marker, shape }) => addShape(written, marker, shape), html);
}

interface MarkedShape {
  readonly marker: string;
  readonly shape: WordShape;
}

function collectShapes(nodes: readonly MjmlNode[]): readonly MarkedShape[] {
  return nodes.flatMap(({ attributes, wordShape, children = [] }) => {
    const marker = wordShape && /\uE000[^\uE001]+\uE001/.exec(attributes["css-class"] ?? "")?.[0];
    return [...(marker ? [{ marker, shape: wordShape }] : []), ...collectShapes(children)];
  });
}

function addShape(html: string, marker: string, shape: WordShape): string {
  const cell = new RegExp(`<td(?=[^<>]* class="[^"]*${marker}[ "])[^<>]*>`).exec(html);
  if (!cell) return html;
  const start = cell.index + cell[0].length;
  const end = html.indexOf("</table>", start) + "</table>".length;
  const room = roomAtEnd(html.slice(0, start));
  const drawn = room === undefined || end < start ? undefined : writeWordShape(shape, room);
  if (drawn === undefined) return html;
  // A comment ends where the first one inside it ends; and all of this is kept from Outlook anyway.
  const element = html.slice(start, end).replace(/<!--\[if !mso\]><!-->|<!--<!\[endif\]-->/g, "");
  return `${html.slice(0, start)}<!--[if mso]>${drawn}<![endif]--><!--[if !mso]><!-->${element}<!--<![endif]-->${html.slice(end)}`;
}
