import { edges, fontStack, hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, escapeText, type GeneralSettings, linkAddress, type MjmlNode, panel, type Values } from "@mailwright/document";
import { lineHeightFactor } from "../../shared/line-height.js";
import type { imageProps } from "./props.js";

export const imagePanel = panel<typeof imageProps>([
  { tab: "quick", fields: ["src", "alt", "link", "width", "align"] },
  { tab: "settings", fields: ["caption", "decorative", "hideElement"] },
  { tab: "style", fields: ["radius", "fluidOnMobile", "padding"] },
]);

export const imageIcon = [
  "M3 6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5z",
  "m3.5 16 4.5-4.5 4 4 3-3 5.5 5.5",
  "M15.5 9.25a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0",
];

export const compileImage: Compile<typeof imageProps> = ({ props, settings }) => {
  // An image that has no picture yet keeps its place on the canvas and sends nothing: a broken picture is worse than none.
  if (props.src === "") return mj("mj-spacer", { "css-class": hidingClass(props.hideElement), height: px(0) });
  return props.caption.trim() === ""
    ? pictureOf(props)
    : [pictureOf(props), captionNode(props, settings, { className: captionClass, fontSizePx: 14, text: props.caption })];
};

function pictureOf(props: Values<typeof imageProps>): MjmlNode {
  const href = linkAddress(props.link);
  return mj("mj-image", {
    "css-class": hidingClass(props.hideElement),
    src: props.src,
    alt: !props.decorative && props.alt,
    title: props.link.title,
    href,
    target: href !== "" && (props.link.target ?? "_blank"),
    // Always a number: Outlook for Windows draws a picture without one at its natural size.
    width: px(props.width),
    align: props.align,
    "border-radius": props.radius > 0 && px(props.radius),
    "fluid-on-mobile": props.fluidOnMobile,
    padding: edges(props.padding),
  });
}

const captionGapPx = 8;
/** By it the text below a picture is known as its caption again. */
export const captionClass = "mw-caption";

interface Caption {
  /** By it the text is known again. */
  readonly className: string;
  readonly fontSizePx: number;
  readonly text: string;
}

/** Words below a picture: as far from it as the picture is from what follows, and never close upon it. */
export function captionNode(
  { align, hideElement, padding }: Pick<Values<typeof imageProps>, "align" | "hideElement" | "padding">,
  settings: GeneralSettings,
  { className, fontSizePx, text }: Caption,
): MjmlNode {
  return mj(
    "mj-text",
    {
      align,
      "css-class": [className, hidingClass(hideElement)].filter(Boolean).join(" "),
      color: settings.textColor,
      "font-family": fontStack(settings.paragraphFonts),
      "font-size": px(fontSizePx),
      "line-height": lineHeightFactor("120%"),
      padding: edges({ ...padding, top: Math.max(0, captionGapPx - padding.bottom) }),
    },
    escapeText(text),
  );
}
