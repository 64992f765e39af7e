import { edges, hidingClass, mj, percent, px } from "@mailwright/compiler";
import { type Block, type Compile, isOverridden, resolveProps } from "@mailwright/document";
import { sectionProps } from "../section/props.js";
import { cellProps } from "./props.js";

export const compileCell: Compile<typeof cellProps> = ({ props, settings, children, block, parent }) =>
  mj(
    "mj-column",
    {
      "css-class": hidingClass(props.hideElement),
      width: percent(shareOf(props.width, parent)),
      "background-color": props.background !== "transparent" && props.background,
      // With padding MJML builds a column of one more table; a phone's padding needs that table on the desktop too.
      padding: (Object.values(props.padding).some((side) => side > 0) || isOverridden(block, "padding")) && edges(props.padding),
      "border-radius": props.radius > 0 && px(props.radius),
      "vertical-align": props.verticalAlign === "section" ? verticalAlignOf(parent) : props.verticalAlign,
      direction: settings.dir === "rtl" && "rtl",
    },
    children,
  );

/**
 * The width as a share of all widths in the row. They add up to 100 unless a column was just removed or resized; sharing keeps
 * the columns side by side (more than 100 % would wrap) and without a gap in that case too.
 */
function shareOf(width: number, section: Block | undefined): number {
  const siblings = section?.children ?? [];
  const total = siblings.reduce((sum, sibling) => sum + resolveProps(cellProps, sibling.props, undefined).width, 0);
  // Thirds add up to 99.99…: nothing to correct.
  return siblings.length === 0 || Math.abs(total - 100) < 0.1 ? width : (100 * width) / total;
}

function verticalAlignOf(section: Block | undefined): string {
  return resolveProps(sectionProps, section?.props ?? {}, undefined).verticalAlign;
}
