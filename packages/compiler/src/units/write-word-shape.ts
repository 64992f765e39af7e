import type { WordShape } from "@mailwright/document";
import { writeOpaque } from "../markup/alpha-color.js";
import { css, element, px } from "../nodes/nodes.js";

/** What would end the comment in which the shape stands: a merge tag may hold it. */
const endsComment = /--!?>|<!/;

/** A round rectangle in VML, in a column that has so much room; nothing where it does not fit, or cannot stand in a comment. */
export function writeWordShape(shape: WordShape, roomPx: number): string | undefined {
  const widthPx = Math.floor(shape.widthPx === "full" ? roomPx : shape.widthPx);
  if (widthPx < 1 || widthPx > roomPx) return undefined;
  const { heightPx, borderPx, borderColor, fill, radiusPx } = shape;
  // The line of a shape is drawn along its edge, half of it outside.
  const [width, height] = [widthPx - borderPx, heightPx - borderPx];
  const isFilled = fill !== "transparent";
  const open = element("v:roundrect", {
    href: shape.href,
    title: shape.title,
    style: css({ width: px(width), height: px(height), "v-text-anchor": "middle" }),
    arcsize: `${Math.min(50, Math.round((100 * radiusPx) / Math.max(1, Math.min(width, height))))}%`,
    filled: !isFilled && "f",
    fillcolor: isFilled && writeOpaque(fill),
    stroked: borderPx === 0 && "f",
    strokeweight: borderPx > 0 && px(borderPx),
    strokecolor: borderPx > 0 && writeOpaque(borderColor),
  }).replace("<v:roundrect", '<v:roundrect xmlns:w="urn:schemas-microsoft-com:office:word"');
  const drawn = `${open}<w:anchorlock/>${element("center", { style: shape.labelStyle }, shape.label)}</v:roundrect>`;
  return endsComment.test(drawn) ? undefined : drawn;
}
