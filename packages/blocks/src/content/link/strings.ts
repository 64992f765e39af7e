import type { BlockStrings } from "@mailwright/document";
import { textAlignmentWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { sideIconStrings, sideIconWords } from "../../shared/side-icon.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { linkProps } from "./link.js";

export const linkStrings = {
  name: "Link",
  keywords: "anchor url address hyperlink",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    ...sideIconStrings,
    label: "Text",
    link: "Link",
    align: "Alignment",
    color: "Colour",
    font: "Font",
    fontSize: "Font size",
    bold: "Bold",
    underline: "Underlined",
  },
  options: { ...sideIconWords, align: textAlignmentWords, hideElement: hidingWords },
} satisfies BlockStrings<typeof linkProps>;
