import { defineBlock } from "@mailwright/document";
import { compileMjmlRows, mjmlRowsIcon, mjmlRowsPanel, mjmlRowsProps } from "./mjml-rows.js";
import { mjmlRowsStrings } from "./strings.js";

/** One of several wrappers of imported MJML, with its sections. Without what the import kept of it, only the sections are left. */
export const mjmlRows = defineBlock({
  type: "mjml-rows",
  accepts: "blocks",
  within: ["wrapper"],
  props: mjmlRowsProps,
  panel: mjmlRowsPanel,
  strings: mjmlRowsStrings,
  icon: mjmlRowsIcon,
  compile: compileMjmlRows,
  read: async () => (await import("./read.js")).readMjmlRows,
});
