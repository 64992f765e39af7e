import { allEdges, type Edges, type JsonValue } from "@mailwright/document";
import type { Back } from "../cut/find-backs.js";
import type { Box } from "../look/box.js";
import type { Border } from "../look/read-border.js";
import type { Gradient } from "../look/read-gradient.js";
import { whole } from "./attributes.js";

/** What the advanced sector of a block holds. */
export type BoxValues = Readonly<Record<string, JsonValue>>;

/** Lines and round corners of what fills a section: of several sections in one box, the first has those above and the last those below. */
export function sectionBox({ border, radiusPx }: Back, isFirst: boolean, isLast: boolean): BoxValues {
  const widths = widthsOf(border, isFirst, isLast);
  const corner = whole(Math.min(radiusPx, 200));
  return { ...bordered(border, widths), ...corners(isFirst ? corner : 0, isLast ? corner : 0) };
}

/** How much of each side the lines take. */
export function widthsOf(border: Border | undefined, isFirst: boolean, isLast: boolean): Edges {
  if (!border) return allEdges(0);
  const { top, bottom } = border.widths;
  return { ...border.widths, top: isFirst ? top : 0, bottom: isLast ? bottom : 0 };
}

/** A box within a column: what is around it in the column's room, its lines, colour and corners, and the room in it. */
export function columnBox(back: Back, box: Box, room: Box): { readonly values: BoxValues; readonly inside: Box } {
  const margin = {
    top: whole(box.top - room.top),
    right: whole(room.right - box.right),
    bottom: whole(room.bottom - box.bottom),
    left: whole(box.left - room.left),
  };
  const widths = widthsOf(back.border, true, true);
  const corner = whole(Math.min(back.radiusPx, 200));
  return {
    values: {
      margin,
      background: back.gradient?.from ?? back.color ?? "transparent",
      ...gradientBox(back.gradient),
      ...bordered(back.border, widths),
      ...corners(corner, corner),
    },
    inside: {
      top: room.top + margin.top + widths.top,
      right: room.right - margin.right - widths.right,
      bottom: room.bottom - margin.bottom - widths.bottom,
      left: room.left + margin.left + widths.left,
    },
  };
}

/** A gradient runs from the background's colour. */
export function gradientBox(gradient: Gradient | undefined): BoxValues {
  return gradient ? { gradientTo: gradient.to, gradientAngle: gradient.angle } : {};
}

function bordered(border: Border | undefined, widths: Edges): BoxValues {
  return border ? { borderWidth: { ...widths }, borderStyle: border.line, borderColor: border.color } : {};
}

function corners(above: number, below: number): BoxValues {
  return { topLeftRadius: above, topRightRadius: above, bottomRightRadius: below, bottomLeftRadius: below };
}
