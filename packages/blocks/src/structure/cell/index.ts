import { defineBlock } from "@mailwright/document";
import { cellAsParent, cellIcon, cellPanel, cellPlacement, cellProps, compileCell } from "./cell.js";
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
  asParent: cellAsParent,
  read: async () => (await import("./read.js")).readCell,
});
