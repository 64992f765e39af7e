import { defineBlock } from "@mailwright/document";
import { sectionIcon } from "./icon.js";
import { compileSection, sectionPanel, sectionPlacement, sectionProps } from "./section.js";
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
