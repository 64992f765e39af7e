import { panel } from "@mailwright/document";
import type { linkProps } from "./props.js";

export const linkPanel = panel<typeof linkProps>([
  { tab: "quick", fields: ["link", "align", "color", "fontSize", "underline"] },
  { tab: "settings", fields: ["label", "hideElement"] },
  { tab: "style", fields: ["font", "bold", "padding"] },
]);
