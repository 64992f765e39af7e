import type { BlockStrings } from "@mailwright/document";
import { textAlignmentWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { lineHeightWords } from "../../shared/line-height.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { textProps } from "./props.js";

export const textStrings = {
  name: "Text",
  keywords: "paragraph copy body list words",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    text: "Text",
    tag: "Tag",
    align: "Alignment",
    color: "Colour",
    fontSize: "Font size",
    font: "Font",
    lineHeight: "Line height",
  },
  options: { tag: { p: "Paragraph", span: "Span" }, hideElement: hidingWords, align: textAlignmentWords, lineHeight: lineHeightWords },
} satisfies BlockStrings<typeof textProps>;
