import { defineBlock } from "@mailwright/document";
import { compileSvg } from "./compile.js";
import { svgIcon } from "./icon.js";
import { svgPanel } from "./panel.js";
import { svgProps } from "./props.js";
import { svgStrings } from "./strings.js";

/** A drawing. Clients show no SVG, so it is sent as the picture that the upload made of it. */
export const svg = defineBlock({
  type: "svg",
  accepts: "nothing",
  props: svgProps,
  panel: svgPanel,
  strings: svgStrings,
  icon: svgIcon,
  compile: compileSvg,
  label: ({ alt, decorative }) => (decorative ? "" : alt),
  faults: ({ src }) => ({ src: /\.svg(?:[?#]|$)/i.test(src) ? "isSvg" : undefined }),
  read: async () => (await import("./read.js")).readSvg,
  unseen: { type: true },
});
