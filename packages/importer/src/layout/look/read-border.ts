import type { Edges } from "@mailwright/document";
import { hexOf, isVisibleColor, type PageLook, pixels } from "./page-look.js";
import { standsAlone } from "./stands-alone.js";

/** Lines around a box, as blocks store them: one colour and one style. */
export interface Border {
  readonly widths: Edges;
  readonly line: "solid" | "dashed" | "dotted" | "double";
  readonly color: string;
}

const boxes = /^(?:block|table|table-cell|flex|grid|inline-block|inline-table|list-item)$/;
const widthMaxPx = 50;

/** The lines around a box; nothing where nobody sees any, and where those above and below stand as dividers of their own. */
export function readBorder(element: Element, look: PageLook): Border | undefined {
  const style = look.style(element);
  if (!boxes.test(style.display)) return undefined;
  const behind = element.parentElement ? look.colorBehind(element.parentElement) : "";
  const widthOf = (side: "Top" | "Right" | "Bottom" | "Left") => {
    const color = style[`border${side}Color`];
    const isSeen = !/^(?:none|hidden)$/.test(style[`border${side}Style`]) && isVisibleColor(color) && color !== behind;
    return isSeen ? Math.min(widthMaxPx, Math.round(pixels(style[`border${side}Width`]))) : 0;
  };
  const widths = { top: widthOf("Top"), right: widthOf("Right"), bottom: widthOf("Bottom"), left: widthOf("Left") };
  const sides = (["Left", "Right", "Top", "Bottom"] as const).filter((side) => widths[edgeOf[side]] > 0);
  const [first] = sides;
  if (!first || (widths.left === 0 && widths.right === 0 && standsAlone(element, look))) return undefined;
  const line = lines.find((each) => each === style[`border${first}Style`]) ?? "solid";
  return { widths, line, color: hexOf(style[`border${first}Color`]) };
}

const edgeOf = { Top: "top", Right: "right", Bottom: "bottom", Left: "left" } as const;
const lines = ["solid", "dashed", "dotted", "double"] as const;
