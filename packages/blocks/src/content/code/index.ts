import { defineBlock, htmlToPlainText, renderCustomCode } from "@mailwright/document";
import { codeIcon, codePanel, codeProps, compileCode } from "./code.js";
import { codeFault } from "./code-fault.js";
import { codeStrings } from "./strings.js";

/** HTML that somebody wrote. It is made safe each time that it is compiled; its style sheets hold inside it only. */
export const code = defineBlock({
  type: "code",
  accepts: "nothing",
  props: codeProps,
  panel: codePanel,
  strings: codeStrings,
  icon: codeIcon,
  compile: compileCode,
  entitlement: "customCode",
  label: ({ html }) => htmlToPlainText(renderCustomCode(html, "text").html),
  text: ({ html }) => htmlToPlainText(renderCustomCode(html, "text").html),
  read: async () => (await import("./read.js")).readCode,
  faults: ({ html }) => ({ html: codeFault(html) }),
});
