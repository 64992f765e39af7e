import { defineBlock } from "@mailwright/document";
import { sideIconParts } from "../../shared/side-icon.js";
import { compileLink, linkIcon, linkPanel, linkProps } from "./link.js";
import { linkStrings } from "./strings.js";

/** A link that stands on its own line. */
export const link = defineBlock({
  type: "link",
  accepts: "nothing",
  props: linkProps,
  panel: linkPanel,
  strings: linkStrings,
  icon: linkIcon,
  compile: compileLink,
  editable: { prop: "label", mode: "plain", selector: "a:not(:has(> img)), a > span" },
  label: ({ label }) => label,
  ...sideIconParts,
  read: async () => (await import("./read.js")).readLinkBlock,
});
