import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { svgProps } from "./svg.js";

export const svgStrings = {
  name: "SVG",
  keywords: "vector drawing illustration logo graphic",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    src: "Drawing",
    alt: "Alternative text",
    decorative: "Only decoration, no alternative text",
    link: "Link",
    width: "Width",
    align: "Alignment",
  },
  options: { align: sideWords, hideElement: hidingWords },
  faults: { isSvg: "Upload the drawing instead: most email clients show no SVG." },
} satisfies BlockStrings<typeof svgProps>;
