import { panel } from "@mailwright/document";
import type { socialProps } from "./props.js";

export const socialPanel = panel<typeof socialProps>([
  { tab: "quick", fields: ["icons", "shape", "color", "size", "align"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["outline", "margin", "padding"] },
]);
