import { css, edges, element, fontStack, hidingClass, mj, percent, px } from "@mailwright/compiler";
import { type Compile, escapeText, linkAddress, type Values } from "@mailwright/document";
import type { buttonProps } from "./props.js";

export const iconGapPx = 8;

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
    contentOf(props),
  );
};

function contentOf(props: ButtonValues): string {
  const label = escapeText(props.label);
  const icon = iconAddress(props);
  if (icon === "") return label;
  const words = element("span", { style: css({ "vertical-align": "middle" }) }, label);
  return props.iconAlign === "right" ? words + iconOf(props, icon) : iconOf(props, icon) + words;
}

/** Beside words that say the same, so without an alternative text. Outlook for Windows reads the size from the attributes. */
function iconOf({ iconAlign, iconSize, iconIndent }: ButtonValues, icon: string): string {
  const towardsLabel = iconAlign === "right" ? "margin-left" : "margin-right";
  const style = css({
    display: "inline-block",
    width: px(iconSize),
    height: px(iconSize),
    border: 0,
    [towardsLabel]: px(iconGapPx + iconIndent),
    "vertical-align": "middle",
  });
  const image = element("img", { src: icon, width: iconSize, height: iconSize, style });
  // An empty attribute is left out, and a picture without `alt` is read out by its address.
  return image.replace("<img", '<img alt=""');
}

/** A picture of one's own goes before the icon that was chosen. */
function iconAddress({ icon, iconId, iconPicture }: ButtonValues): string {
  return icon !== "" || iconId === "" ? icon : iconPicture.url;
}

function widthOf({ width, fixedWidth, innerPadding, borderWidth }: ButtonValues): string | undefined {
  if (width === "auto") return undefined;
  if (width === "full") return percent(100);
  // The label's own width is what remains; it must not become negative.
  return px(Math.max(fixedWidth, innerPadding.left + innerPadding.right + 2 * borderWidth));
}
