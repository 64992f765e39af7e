import { defineBlock, linkAddress } from "@mailwright/document";
import { compileDiscountCode, discountCodeIcon, discountCodePanel, discountCodeProps } from "./discount-code.js";
import { discountCodeStrings } from "./strings.js";

/** A code to copy, in a dashed frame, with a button that leads to the till. */
export const discountCode = defineBlock({
  type: "discount-code",
  accepts: "nothing",
  props: discountCodeProps,
  panel: discountCodePanel,
  strings: discountCodeStrings,
  icon: discountCodeIcon,
  compile: compileDiscountCode,
  editable: { prop: "code", mode: "plain", selector: "td td" },
  label: ({ code }) => code,
  text: ({ code, button, link }) => {
    const address = button === "" ? "" : linkAddress(link);
    return address === "" ? code : `${code}\n${button} [${address}]`;
  },
  read: async () => (await import("./read.js")).readDiscountCode,
});
