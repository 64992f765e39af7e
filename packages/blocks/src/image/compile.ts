import { edges, hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, linkAddress } from "@mailwright/document";
import type { imageProps } from "./props.js";

export const compileImage: Compile<typeof imageProps> = ({ props }) => {
  // An image that has no picture yet keeps its place on the canvas and sends nothing: a broken picture is worse than none.
  if (props.src === "") return mj("mj-spacer", { "css-class": hidingClass(props.hideElement), height: px(0) });
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
};
