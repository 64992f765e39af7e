import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { dividerProps } from "./divider.js";

export const dividerStrings = {
  name: "Divider",
  keywords: "line rule separator hr",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    color: "Colour",
    line: "Line",
    thickness: "Thickness",
    width: "Width",
    align: "Alignment",
  },
  options: { hideElement: hidingWords, line: { solid: "Solid", dashed: "Dashed", dotted: "Dotted" }, align: sideWords },
} satisfies BlockStrings<typeof dividerProps>;
