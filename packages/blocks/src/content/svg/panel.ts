import { panel } from "@mailwright/document";
import type { svgProps } from "./props.js";

export const svgPanel = panel<typeof svgProps>([
  { tab: "quick", fields: ["src", "alt", "link", "width", "align"] },
  { tab: "settings", fields: ["decorative", "hideElement"] },
  { tab: "style", fields: ["padding"] },
]);
