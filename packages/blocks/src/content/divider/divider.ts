import { edges, hidingClass, mj, percent, px } from "@mailwright/compiler";
import { type Compile, panel, prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";

export const dividerProps = {
  color: prop.color("#d9dde4", { dark: true }),
  line: prop.oneOf(["solid", "dashed", "dotted"], "solid"),
  thickness: prop.px({ initial: 1, min: 1, max: 20 }),
  width: prop.percent({ initial: 100, min: 1, max: 100 }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};

export const dividerPanel = panel<typeof dividerProps>([
  { tab: "quick", fields: ["color", "thickness", "line", "width", "padding"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["align"] },
]);

export const dividerIcon = ["M3 12h18", "M8 6.5h8", "M8 17.5h8"];

export const compileDivider: Compile<typeof dividerProps> = ({ props }) =>
  mj("mj-divider", {
    "border-color": props.color,
    "border-style": props.line,
    "border-width": px(props.thickness),
    width: percent(props.width),
    align: props.align,
    "css-class": hidingClass(props.hideElement),
    padding: edges(props.padding),
  });
