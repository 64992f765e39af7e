import { defineBlock } from "@mailwright/document";
import { accordionIcon, accordionPanel, compileAccordion } from "./accordion.js";
import { accordionAmp } from "./accordion-amp.js";
import { accordionProps } from "./props.js";
import { accordionStrings } from "./strings.js";

/** Questions whose answers the reader unfolds; all open where a mail program cannot fold. */
export const accordion = defineBlock({
  type: "accordion",
  accepts: "nothing",
  props: accordionProps,
  panel: accordionPanel,
  strings: accordionStrings,
  icon: accordionIcon,
  compile: compileAccordion,
  amp: accordionAmp,
  editableItems: [
    { prop: "items", member: "title", mode: "plain", selector: "summary > span" },
    { prop: "items", member: "words", mode: "lines", selector: "details > p" },
  ],
  label: ({ items }) => items.map(({ title }) => title).join(", "),
  text: ({ items }) => items.map(({ title, words }) => [title, words].filter(Boolean).join("\n")).join("\n\n"),
  unseen: { type: true },
});
