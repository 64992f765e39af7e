import { defineBlock } from "@mailwright/document";
import { compileWrapper } from "./compile.js";
import { wrapperIcon } from "./icon.js";
import { wrapperPanel } from "./panel.js";
import { wrapperPlacement } from "./placement.js";
import { wrapperProps } from "./props.js";
import { wrapperStrings } from "./strings.js";

/** The sheet of paper on which the sections stand; at most one in a document. */
export const wrapper = defineBlock({
  type: "wrapper",
  ...wrapperPlacement,
  props: wrapperProps,
  panel: wrapperPanel,
  strings: wrapperStrings,
  icon: wrapperIcon,
  compile: compileWrapper,
  read: async () => (await import("./read.js")).readWrapper,
});
