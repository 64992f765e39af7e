import { edges, fontStack, hidingClass, mj, percent, px } from "@mailwright/compiler";
import { type Compile, escapeText, linkAddress, type Values } from "@mailwright/document";
import { withSideIcon } from "../../shared/side-icon.js";
import type { buttonProps } from "./props.js";

type ButtonValues = Values<typeof buttonProps>;

export const compileButton: Compile<typeof buttonProps> = ({ props }) => {
  const href = linkAddress(props.link);
  return mj(
    "mj-button",
    {
      href,
      target: href !== "" && (props.link.target ?? "_blank"),
      title: props.link.title,
      align: props.align,
      "css-class": hidingClass(props.hideElement),
      "background-color": props.background,
      border: props.borderWidth > 0 && `${px(props.borderWidth)} solid ${props.borderColor}`,
      "border-radius": px(props.radius),
      color: props.color,
      "font-family": fontStack(props.font),
      "font-size": px(props.fontSize),
      "font-weight": props.bold && "700",
      "inner-padding": edges(props.innerPadding),
      "line-height": "120%",
      padding: edges(props.padding),
      width: widthOf(props),
    },
    withSideIcon(escapeText(props.label), props),
  );
};

function widthOf({ width, fixedWidth, innerPadding, borderWidth }: ButtonValues): string | undefined {
  if (width === "auto") return undefined;
  if (width === "full") return percent(100);
  // The label's own width is what remains; it must not become negative.
  return px(Math.max(fixedWidth, innerPadding.left + innerPadding.right + 2 * borderWidth));
}
