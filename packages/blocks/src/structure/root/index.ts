import { defineBlock } from "@mailwright/document";
import { compileRoot, rootIcon, rootPanel, rootPlacement, rootProps } from "./root.js";
import { rootStrings } from "./strings.js";

/** The one block above all others. Nobody drops it and nobody deletes it. */
export const root = defineBlock({
  type: "root",
  ...rootPlacement,
  props: rootProps,
  panel: rootPanel,
  strings: rootStrings,
  icon: rootIcon,
  compile: compileRoot,
});
