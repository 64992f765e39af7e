import { defineBlock } from "@mailwright/document";
import { svgStrings } from "./strings.js";
import { compileSvg, svgIcon, svgPanel, svgProps } from "./svg.js";

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
