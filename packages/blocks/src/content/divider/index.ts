import { defineBlock } from "@mailwright/document";
import { compileDivider } from "./compile.js";
import { dividerIcon } from "./icon.js";
import { dividerPanel } from "./panel.js";
import { dividerProps } from "./props.js";
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
