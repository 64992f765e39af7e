import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { sideIconStrings, sideIconWords } from "../../shared/side-icon.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { buttonProps } from "./button.js";

export const buttonStrings = {
  name: "Button",
  keywords: "call to action cta link",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    ...sideIconStrings,
    label: "Label",
    link: "Link",
    background: "Button colour",
    color: "Label colour",
    font: "Font",
    fontSize: "Font size",
    bold: "Bold",
    radius: "Corner radius",
    innerPadding: "Padding inside the button",
    width: "Width",
    fixedWidth: "Fixed width",
    align: "Alignment",
    borderWidth: "Border width",
    borderColor: "Border colour",
    outlookCorners: "Corners in Outlook for Windows",
  },
  options: {
    ...sideIconWords,
    hideElement: hidingWords,
    width: { auto: "As wide as the label", full: "Full width", fixed: "Fixed" },
    align: sideWords,
    outlookCorners: { square: "Square", round: "Round (adds 0.6 KB)" },
  },
} satisfies BlockStrings<typeof buttonProps>;
