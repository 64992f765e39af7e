import { defineBlock } from "@mailwright/document";
import { compileSection } from "./compile.js";
import { sectionIcon } from "./icon.js";
import { sectionPanel } from "./panel.js";
import { sectionPlacement } from "./placement.js";
import { sectionProps } from "./props.js";
import { sectionStrings } from "./strings.js";

/** A row of the email. Holds its columns directly. */
export const section = defineBlock({
  type: "section",
  ...sectionPlacement,
  props: sectionProps,
  panel: sectionPanel,
  strings: sectionStrings,
  icon: sectionIcon,
  compile: compileSection,
  read: async () => (await import("./read.js")).readSection,
});
