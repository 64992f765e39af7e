import { readEdges, readPx } from "../values/lengths.js";
import { readBorder } from "../values/looks.js";

type Style = ReadonlyMap<string, string>;

/** What padding and borders of this style leave of a width, as MJML counts it: in whole pixels. */
export function widthInside(widthPx: number, style: Style): number {
  const padding = readEdges(style.get("padding"));
  const left = readPx(style.get("padding-left")) ?? padding?.left ?? 0;
  const right = readPx(style.get("padding-right")) ?? padding?.right ?? 0;
  return Math.trunc(widthPx) - Math.trunc(left) - Math.trunc(right) - borderOf(style, "left") - borderOf(style, "right");
}

function borderOf(style: Style, side: "left" | "right"): number {
  return Math.trunc(readBorder(style.get(`border-${side}`) ?? style.get("border"))?.widthPx ?? 0);
}
