import { defineBlock, linkAddress } from "@mailwright/document";
import { linkLines } from "../../shared/link-lines.js";
import { compileMenu, menuIcon, menuPanel, menuProps } from "./menu.js";
import { menuStrings } from "./strings.js";

/** Links side by side. */
export const menu = defineBlock({
  type: "menu",
  accepts: "nothing",
  props: menuProps,
  panel: menuPanel,
  strings: menuStrings,
  icon: menuIcon,
  compile: compileMenu,
  editableItems: [{ prop: "links", member: "text", mode: "plain", selector: "td > a:last-child" }],
  label: ({ links }) => links.map(({ text }) => text).join(", "),
  text: ({ links }) => linkLines(links.map(({ text, link }) => [text, linkAddress(link)])),
  read: async () => (await import("./read.js")).readMenu,
});
