import type { BlockStrings } from "@mailwright/document";
import { textAlignmentWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { lineHeightWords } from "../../shared/line-height.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { headingProps } from "./heading.js";

export const headingStrings = {
  name: "Heading",
  keywords: "title headline h1 h2 h3",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    level: "Level",
    text: "Text",
    align: "Alignment",
    color: "Colour",
    fontSize: "Font size",
    font: "Font",
    bold: "Bold",
    italic: "Italic",
    lineHeight: "Line height",
    bottomSpace: "Space below",
  },
  options: {
    hideElement: hidingWords,
    level: { h1: "Heading 1", h2: "Heading 2", h3: "Heading 3", h4: "Heading 4", h5: "Heading 5", h6: "Heading 6" },
    align: textAlignmentWords,
    lineHeight: lineHeightWords,
  },
} satisfies BlockStrings<typeof headingProps>;
