import type { BlockStrings } from "@mailwright/document";
import { textAlignmentWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { accordionProps } from "./props.js";

export const accordionStrings = {
  name: "Accordion",
  keywords: "faq questions answers fold collapse details",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    items: "Items",
    opened: "Open at first",
    titleColor: "Title colour",
    titleSize: "Size of the titles",
    color: "Text colour",
    fontSize: "Font size",
    lineColor: "Line colour",
    lineWidth: "Line width",
    itemPadding: "Space above and below an item",
    align: "Alignment",
  },
  options: {
    opened: { first: "The first", none: "None", all: "All" },
    align: textAlignmentWords,
    hideElement: hidingWords,
  },
  hints: { opened: "With an AMP part (General settings) Gmail and Yahoo fold it too. Mail programs that cannot show all items open." },
  items: { items: { name: "Item", add: "Add an item", props: { title: "Title", words: "Text" } } },
} satisfies BlockStrings<typeof accordionProps>;
