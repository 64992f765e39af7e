import { panel } from "@mailwright/document";
import type { buttonProps } from "./props.js";

export const buttonPanel = panel<typeof buttonProps>([
  { tab: "quick", fields: ["link", "background", "color", "align", "radius"] },
  {
    tab: "settings",
    fields: ["label", "width", "fixedWidth", "iconId", "iconAlign", "iconSize", "iconIndent", "iconPicture", "icon", "hideElement"],
  },
  { tab: "style", fields: ["font", "fontSize", "bold", "innerPadding", "borderWidth", "borderColor", "padding"] },
]);
