import { defineBlock } from "@mailwright/document";
import { wrapperStrings } from "./strings.js";
import { compileWrapper, wrapperIcon, wrapperPanel, wrapperPlacement, wrapperProps } from "./wrapper.js";

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
