import { panel } from "@mailwright/document";
import type { timerProps } from "./props.js";

export const timerPanel = panel<typeof timerProps>([
  { tab: "quick", fields: ["end", "timeZone", "picture", "width", "align"] },
  { tab: "settings", fields: ["alt", "link", "hideElement"] },
  { tab: "style", fields: ["textFont", "numberFont", "background", "textColor", "numberColor", "padding"] },
]);
