import { panel } from "@mailwright/document";
import type { quoteProps } from "./props.js";

export const quotePanel = panel<typeof quoteProps>([
  { tab: "quick", fields: ["source", "align", "barColor", "background", "fontSize"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["barWidth", "color", "sourceColor", "font", "italic", "lineHeight", "padding"] },
]);
