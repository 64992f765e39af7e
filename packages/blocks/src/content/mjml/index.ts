import { defineBlock } from "@mailwright/document";
import { compileMjmlBlock, mjmlIcon, mjmlPanel, mjmlProps } from "./mjml.js";
import { mjmlStrings } from "./strings.js";

/** Imported MJML that is like no other block (a hero, an accordion, a carousel), or that the blocks would write otherwise. Sent as it is. */
export const mjml = defineBlock({
  type: "mjml",
  accepts: "nothing",
  within: ["cell", "wrapper", "mjml-rows"],
  props: mjmlProps,
  panel: mjmlPanel,
  strings: mjmlStrings,
  icon: mjmlIcon,
  compile: compileMjmlBlock,
  label: ({ words }) => words,
  text: ({ words }) => words,
});
