import type { BlockStrings } from "@mailwright/document";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { sectionProps } from "./section.js";

export const sectionStrings = {
  name: "Section",
  keywords: "row columns layout",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    background: "Background colour",
    backgroundImage: "Background picture",
    backgroundSize: "Background picture size",
    backgroundPosition: "Background picture position",
    backgroundRepeat: "Repeat the background picture",
    radius: "Corner radius",
    verticalAlign: "Vertical alignment",
    stackOnMobile: "Stack columns on mobile",
    reverseOnMobile: "Last column first when stacked",
    fullWidth: "Background across the page wrapper",
  },
  options: {
    backgroundSize: { cover: "Fill the section", contain: "Show all of it", auto: "Its own size" },
    backgroundPosition: {
      "top center": "Top",
      "center center": "Middle",
      "bottom center": "Bottom",
      "center left": "Left",
      "center right": "Right",
    },
    hideElement: hidingWords,
    verticalAlign: { top: "Top", middle: "Middle", bottom: "Bottom" },
  },
} satisfies BlockStrings<typeof sectionProps>;
