import { css, fontStack, px } from "@mailwright/compiler";
import { type Edges, type Link, linkAddress, type Values, type WordShape } from "@mailwright/document";
import { labelWidth } from "../../shared/label-width.js";
import { iconAddress, iconGapPx, type sideIconProps } from "../../shared/side-icon.js";

interface ButtonLook extends Values<typeof sideIconProps> {
  readonly label: string;
  readonly link: Link;
  readonly background: string;
  readonly color: string;
  readonly font: string;
  readonly fontSize: number;
  readonly bold: boolean;
  readonly radius: number;
  readonly innerPadding: Edges;
  readonly width: "auto" | "full" | "fixed";
  readonly borderWidth: number;
  readonly borderColor: string;
  readonly outlookCorners: "square" | "round";
}

/** The shape that Outlook for Windows draws in the place of a button with round corners; nothing where nobody asked for one. */
export function buttonShape(props: ButtonLook, widthPx: number | undefined, label: string): WordShape | undefined {
  const { outlookCorners, radius, innerPadding, borderWidth, fontSize } = props;
  if (outlookCorners !== "round" || radius === 0) return undefined;
  const iconPx = iconAddress(props) === "" ? 0 : props.iconSize;
  const insidePx = labelWidth(props.label, props) + (iconPx > 0 ? iconPx + iconGapPx + props.iconIndent : 0);
  return {
    widthPx: props.width === "full" ? "full" : (widthPx ?? insidePx + innerPadding.left + innerPadding.right + 2 * borderWidth),
    heightPx: Math.max(Math.round(fontSize * 1.2), iconPx) + innerPadding.top + innerPadding.bottom + 2 * borderWidth,
    radiusPx: radius,
    borderPx: borderWidth,
    borderColor: props.borderColor,
    fill: props.background,
    href: linkAddress(props.link),
    title: props.link.title ?? "",
    labelStyle: css({
      color: props.color,
      "font-family": fontStack(props.font),
      "font-size": px(fontSize),
      "font-weight": props.bold && "700",
    }),
    label,
  };
}
