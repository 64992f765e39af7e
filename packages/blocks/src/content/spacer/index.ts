import { defineBlock } from "@mailwright/document";
import { compileSpacer, spacerIcon, spacerPanel, spacerProps } from "./spacer.js";
import { spacerStrings } from "./strings.js";

/** Empty height between two blocks. */
export const spacer = defineBlock({
  type: "spacer",
  accepts: "nothing",
  props: spacerProps,
  panel: spacerPanel,
  strings: spacerStrings,
  icon: spacerIcon,
  compile: compileSpacer,
  resizable: { by: "bottom", prop: "height" },
  text: () => "",
  read: async () => (await import("./read.js")).readSpacer,
});
