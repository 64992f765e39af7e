import { defineBlock } from "@mailwright/document";
import { textProps } from "./props.js";
import { textStrings } from "./strings.js";
import { compileText, textIcon, textPanel } from "./text.js";
import { textStyles } from "./text-styles.js";

/** Paragraphs and lists with formatting, edited in place. */
export const text = defineBlock({
  type: "text",
  accepts: "nothing",
  props: textProps,
  panel: textPanel,
  strings: textStrings,
  icon: textIcon,
  compile: compileText,
  editable: { prop: "text", mode: "blocks", selector: "div", styles: textStyles },
  read: async () => (await import("./read.js")).readText,
});
