import { defineBlock } from "@mailwright/document";
import { compileImage, imageIcon, imagePanel } from "./image.js";
import { imageText } from "./image-text.js";
import { imageProps } from "./props.js";
import { imageStrings } from "./strings.js";

/** A picture, linked or not. */
export const image = defineBlock({
  type: "image",
  accepts: "nothing",
  props: imageProps,
  panel: imagePanel,
  strings: imageStrings,
  icon: imageIcon,
  compile: compileImage,
  resizable: { by: "corners", prop: "width", selector: "img" },
  faults: ({ src }) => ({ src: src === "" ? "missing" : undefined }),
  label: ({ alt, decorative }) => (decorative ? "" : alt),
  text: imageText,
  read: async () => (await import("./read.js")).readImage,
  unseen: { props: ["decorative"] },
});
