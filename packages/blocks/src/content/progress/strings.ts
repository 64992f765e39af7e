import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { progressProps } from "./props.js";

export const progressStrings = {
  name: "Progress bar",
  keywords: "percent points loyalty steps goal meter",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    value: "Progress",
    words: "Words above the bar",
    showValue: "Show the percentage",
    barColor: "Bar colour",
    trackColor: "Colour behind the bar",
    thickness: "Thickness",
    radius: "Corner radius",
    width: "Width",
    color: "Text colour",
    fontSize: "Font size",
    align: "Alignment",
  },
  options: { align: sideWords, hideElement: hidingWords },
} satisfies BlockStrings<typeof progressProps>;
