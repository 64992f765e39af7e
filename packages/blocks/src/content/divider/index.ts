import { defineBlock } from "@mailwright/document";
import { compileDivider, dividerIcon, dividerPanel, dividerProps } from "./divider.js";
import { dividerStrings } from "./strings.js";

/** A line between two thoughts. */
export const divider = defineBlock({
  type: "divider",
  accepts: "nothing",
  props: dividerProps,
  panel: dividerPanel,
  strings: dividerStrings,
  icon: dividerIcon,
  compile: compileDivider,
  text: () => "---",
  read: async () => (await import("./read.js")).readDivider,
});
