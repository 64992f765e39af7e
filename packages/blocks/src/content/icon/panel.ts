import { panel } from "@mailwright/document";
import type { iconProps } from "./props.js";

export const iconPanel = panel<typeof iconProps>([
  { tab: "quick", fields: ["icon", "color", "size", "link", "align"] },
  { tab: "settings", fields: ["picture", "alt", "hideElement"] },
  { tab: "style", fields: ["indent", "padding"] },
]);
