import { percent } from "@mailwright/compiler";
import type { Read, ReadContext, SourceElement } from "@mailwright/document";
import { oneOf, paddingOf, readPercent, readPx } from "@mailwright/importer";
import { readHiding } from "../../shared/read-hiding.js";
import { sectionProps } from "../section/section.js";
import { cellProps } from "./cell.js";

export const readCell: Read<typeof cellProps> = (source, context) => {
  if (source.tagName !== "mj-column") return null;
  source.attribute("direction");
  return {
    props: {
      width: widthOf(context),
      background: source.attribute("background-color") ?? "transparent",
      padding: paddingOf(source),
      radius: readPx(source.attribute("border-radius")) ?? 0,
      verticalAlign: verticalAlignOf(source, context),
      ...readHiding(source),
    },
    children: source.children,
  };
};

/** The share of the row; where one is below the one percent that a column may have, widths that come to the same shares. */
function widthOf({ siblings, index }: ReadContext): number | undefined {
  const shares = siblings.map((sibling) => shareOf(sibling, siblings.length));
  const widths = shares.every((share) => share >= cellProps.width.min) ? shares : widen(shares);
  return widths[index];
}

function widen(shares: readonly number[]): readonly number[] {
  const largest = Math.max(...shares);
  const { min, max } = cellProps.width;
  const scaled = (to: number) => shares.map((share) => (share * to) / largest);
  for (let to = 1; to <= max; to++) {
    const whole = scaled(to).map(Math.round);
    const total = whole.reduce((sum, width) => sum + width, 0);
    if (whole.every((width, at) => width >= min && percent((100 * width) / total) === percent(shares[at] ?? 0))) return whole;
  }
  return scaled(max).map((width) => Math.max(min, width));
}

function shareOf(column: SourceElement, count: number): number {
  return readPercent(column.attribute("width")) ?? 100 / count;
}

function verticalAlignOf(source: SourceElement, { parent }: ReadContext): "section" | "top" | "middle" | "bottom" | undefined {
  const own = oneOf(sectionProps.verticalAlign.options, source.attribute("vertical-align"));
  return own === parent?.props["verticalAlign"] ? "section" : own;
}
