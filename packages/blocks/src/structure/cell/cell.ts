import { edges, hidingClass, mj, percent, px } from "@mailwright/compiler";
import { allEdges, type Block, type Compile, isOverridden, panel, prop, resolveProps } from "@mailwright/document";
import { hidingProps } from "../../shared/hiding.js";
import { sectionProps } from "../section/section.js";

export const cellPlacement = { accepts: "blocks", within: ["section"] } as const;

export const cellProps = {
  width: prop.percent({ initial: 100, min: 1, max: 100 }),
  background: prop.color("transparent", { dark: true }),
  padding: prop.edges(allEdges(0)),
  radius: prop.px({ initial: 0, min: 0, max: 60 }),
  verticalAlign: prop.oneOf(["section", "top", "middle", "bottom"], "section", { perDevice: true }),
  ...hidingProps,
};

export const cellPanel = panel<typeof cellProps>([
  { tab: "quick", fields: ["width", "background", "padding", "verticalAlign", "radius"] },
  { tab: "settings", fields: ["hideElement"] },
]);

export const cellIcon = [
  "M7.5 5.5A1.5 1.5 0 0 1 9 4h6a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 15 20H9a1.5 1.5 0 0 1-1.5-1.5z",
  "M3.5 6v12",
  "M20.5 6v12",
];

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

/** The column with the share that its row gives it as its width, in the digits in which `percent` writes it. */
export function cellAsParent(block: Block, parent: Block | undefined): Block {
  const { width } = resolveProps(cellProps, block.props, undefined);
  const share = Number(shareOf(width, parent).toFixed(4));
  return share === width ? block : { ...block, props: { ...block.props, width: share } };
}

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
