import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { imageProps } from "./props.js";

export const imageStrings = {
  name: "Image",
  keywords: "picture photo graphic logo",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    src: "Picture",
    alt: "Alternative text",
    decorative: "Only decoration, no alternative text",
    caption: "Caption",
    link: "Link",
    width: "Width",
    align: "Alignment",
    radius: "Corner radius",
    fluidOnMobile: "Full width on mobile",
  },
  faults: { missing: "Choose a picture. Without one the email leaves the image out." },
  options: { hideElement: hidingWords, align: sideWords },
} satisfies BlockStrings<typeof imageProps>;
