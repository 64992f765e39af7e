import { panel } from "@mailwright/document";
import type { textProps } from "./props.js";

export const textPanel = panel<typeof textProps>([
  { tab: "quick", fields: ["align", "color", "fontSize", "lineHeight", "padding"] },
  { tab: "settings", fields: ["tag", "hideElement"] },
  { tab: "style", fields: ["font"] },
]);
