import { panel } from "@mailwright/document";
import type { mapProps } from "./props.js";

export const mapPanel = panel<typeof mapProps>([
  { tab: "quick", fields: ["src", "address", "service", "width", "align"] },
  { tab: "settings", fields: ["alt", "hideElement"] },
  { tab: "style", fields: ["radius", "padding"] },
]);
