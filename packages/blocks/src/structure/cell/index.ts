import { defineBlock } from "@mailwright/document";
import { compileCell } from "./compile.js";
import { cellIcon } from "./icon.js";
import { cellPanel } from "./panel.js";
import { cellPlacement } from "./placement.js";
import { cellProps } from "./props.js";
import { cellStrings } from "./strings.js";

/** One column of a section; the content blocks stand in it. */
export const cell = defineBlock({
  type: "cell",
  ...cellPlacement,
  props: cellProps,
  panel: cellPanel,
  strings: cellStrings,
  icon: cellIcon,
  compile: compileCell,
  read: async () => (await import("./read.js")).readCell,
});
