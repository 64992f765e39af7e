import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { networkWords } from "../../shared/networks.js";
import { socialStrings as shared } from "../../shared/social-strings.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { socialProps } from "./social.js";

const shapeWords = { logo: "None", circle: "Circle", rounded: "Rounded square", square: "Square" };
const colorWords = { color: "The network’s own", black: "Black", gray: "Grey", white: "White" };

export const socialStrings = {
  name: "Social",
  keywords: "icons networks messenger facebook instagram x linkedin youtube whatsapp contact",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    ...shared.look,
    icons: "Icons",
    outline: "Outline only",
  },
  options: { shape: shapeWords, color: colorWords, align: sideWords, hideElement: hidingWords },
  items: {
    icons: {
      name: "Icon",
      add: "Add an icon",
      props: { ...shared.item, picture: "Image of your own", size: "Size", shape: "Shape", color: "Colour" },
      options: { network: networkWords, shape: shapeWords, color: colorWords },
    },
  },
} satisfies BlockStrings<typeof socialProps>;
