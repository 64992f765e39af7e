import { panel } from "@mailwright/document";
import type { discountCodeProps } from "./props.js";

export const discountCodePanel = panel<typeof discountCodeProps>([
  { tab: "quick", fields: ["code", "link", "borderColor", "width", "align"] },
  { tab: "settings", fields: ["button", "hideElement"] },
  { tab: "style", fields: ["fontSize", "color", "background", "buttonColor", "padding"] },
]);
