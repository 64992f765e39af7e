import { type AttributeValue, edges, hidingClass, mj, px } from "@mailwright/compiler";
import type { Edges, MjmlNode } from "@mailwright/document";
import type { Side } from "./alignment.js";

/** What a block that is one picture has in common with others of its kind. */
interface PictureLook {
  readonly src: string;
  readonly alt: string;
  readonly href?: string;
  readonly title?: AttributeValue;
  readonly target?: AttributeValue;
  readonly width: number;
  readonly align: Side;
  readonly padding: Edges;
  readonly hideElement: "no" | "tablet" | "mobile";
  readonly attributes?: Readonly<Record<string, AttributeValue>>;
}

/** One picture, linked or not. Without an address it keeps its place on the canvas and sends nothing: a broken picture is worse than none. */
export function pictureNode({
  src,
  alt,
  href = "",
  target = "_blank",
  title,
  width,
  align,
  padding,
  hideElement,
  attributes,
}: PictureLook): MjmlNode {
  if (src === "") return mj("mj-spacer", { "css-class": hidingClass(hideElement), height: px(0) });
  return mj("mj-image", {
    "css-class": hidingClass(hideElement),
    src,
    alt,
    title,
    href,
    target: href !== "" && target,
    // Always a number: Outlook for Windows draws a picture without one at its natural size.
    width: px(width),
    align,
    ...attributes,
    padding: edges(padding),
  });
}
