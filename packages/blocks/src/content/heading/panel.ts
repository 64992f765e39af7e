import { panel } from "@mailwright/document";
import type { headingProps } from "./props.js";

export const headingPanel = panel<typeof headingProps>([
  { tab: "quick", fields: ["level", "align", "color", "fontSize", "padding"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["font", "bold", "italic", "lineHeight", "bottomSpace"] },
]);
