import { defineBlock } from "@mailwright/document";
import { compileRoot } from "./compile.js";
import { rootIcon } from "./icon.js";
import { rootPanel } from "./panel.js";
import { rootPlacement } from "./placement.js";
import { rootProps } from "./props.js";
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
