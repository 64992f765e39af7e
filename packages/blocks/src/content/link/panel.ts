import { panel } from "@mailwright/document";
import type { linkProps } from "./props.js";

export const linkPanel = panel<typeof linkProps>([
  { tab: "quick", fields: ["link", "align", "color", "fontSize", "underline"] },
  { tab: "settings", fields: ["label", "iconId", "iconAlign", "iconSize", "iconIndent", "iconPicture", "icon", "hideElement"] },
  { tab: "style", fields: ["font", "bold", "padding"] },
]);
