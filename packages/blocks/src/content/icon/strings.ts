import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { iconProps } from "./icon.js";

export const iconStrings = {
  name: "Icon",
  keywords: "sign symbol pictogram glyph",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    icon: "Icon",
    color: "Colour",
    size: "Size",
    picture: "Picture",
    alt: "Alternative text",
    link: "Link",
    align: "Alignment",
    indent: "Indent",
  },
  options: { align: sideWords, hideElement: hidingWords },
} satisfies BlockStrings<typeof iconProps>;
