import { defineBlock } from "@mailwright/document";
import { compileHeading, headingIcon, headingPanel, headingProps, headingTextStyles } from "./heading.js";
import { headingStrings } from "./strings.js";

/** A heading of level 1 to 6, written as a real heading so that screen readers can jump to it. */
export const heading = defineBlock({
  type: "heading",
  accepts: "nothing",
  props: headingProps,
  panel: headingPanel,
  strings: headingStrings,
  icon: headingIcon,
  compile: compileHeading,
  editable: { prop: "text", mode: "inline", selector: "h1, h2, h3, h4, h5, h6", styles: headingTextStyles },
  read: async () => (await import("./read.js")).readHeading,
});
