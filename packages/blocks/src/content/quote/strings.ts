import type { BlockStrings } from "@mailwright/document";
import { textAlignmentWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { lineHeightWords } from "../../shared/line-height.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { quoteProps } from "./quote.js";

export const quoteStrings = {
  name: "Quote",
  keywords: "testimonial citation review blockquote",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    text: "Quote",
    source: "Who said it",
    align: "Alignment",
    barColor: "Bar colour",
    barWidth: "Bar width",
    background: "Background colour",
    color: "Text colour",
    sourceColor: "Source colour",
    font: "Font",
    fontSize: "Font size",
    italic: "Italic",
    lineHeight: "Line height",
  },
  options: { align: textAlignmentWords, hideElement: hidingWords, lineHeight: lineHeightWords },
} satisfies BlockStrings<typeof quoteProps>;
