import type { BlockStrings } from "@mailwright/document";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { cellProps } from "./cell.js";

export const cellStrings = {
  name: "Column",
  keywords: "cell layout",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    width: "Width",
    background: "Background colour",
    radius: "Corner radius",
    verticalAlign: "Vertical alignment",
  },
  options: { hideElement: hidingWords, verticalAlign: { section: "As the section", top: "Top", middle: "Middle", bottom: "Bottom" } },
} satisfies BlockStrings<typeof cellProps>;
