import { edges, fontStack, hidingClass, px } from "@mailwright/compiler";
import type { Edges, GeneralSettings } from "@mailwright/document";
import { type LineHeight, lineHeightFactor } from "./line-height.js";

interface TableLook {
  readonly color: string;
  readonly padding: Edges;
  readonly hideElement: "no" | "tablet" | "mobile";
}

interface TableText {
  readonly fontSize: number;
  readonly lineHeight: LineHeight;
}

/** What stands at the `mj-table` of a block that is laid out by a table: how its text looks, and that a screen reader need not tell of rows and cells. */
export function tableHead(look: TableLook, { paragraphFonts }: GeneralSettings, { fontSize, lineHeight }: TableText) {
  return {
    color: look.color,
    "css-class": hidingClass(look.hideElement),
    "font-family": fontStack(paragraphFonts),
    "font-size": px(fontSize),
    "line-height": lineHeightFactor(lineHeight),
    padding: edges(look.padding),
    role: "presentation",
  };
}
