import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { menuProps } from "./menu.js";

export const menuStrings = {
  name: "Menu",
  keywords: "navigation links bar header",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    links: "Links",
    color: "Colour",
    font: "Font",
    fontSize: "Font size",
    bold: "Bold",
    underline: "Underlined",
    align: "Alignment",
    pictureSize: "Image width",
    linkPadding: "Space around each link",
    separatorWidth: "Line between links",
    separatorColor: "Line colour",
  },
  options: { align: sideWords, hideElement: hidingWords },
  items: { links: { name: "Link", add: "Add a link", props: { text: "Text", link: "Link", picture: "Image above the words" } } },
} satisfies BlockStrings<typeof menuProps>;
