import { panel } from "@mailwright/document";
import type { menuProps } from "./props.js";

export const menuPanel = panel<typeof menuProps>([
  { tab: "quick", fields: ["links", "color", "fontSize", "align"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["font", "bold", "underline", "linkPadding", "separatorWidth", "separatorColor", "padding"] },
]);
