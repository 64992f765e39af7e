import { panel } from "@mailwright/document";
import type { formDataTableProps } from "./props.js";

export const formDataTablePanel = panel<typeof formDataTableProps>([
  { tab: "quick", fields: ["leftText", "rightText", "borderColor", "rowPadding", "fontSize"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["borderWidth", "align", "color", "marginTop", "marginBottom"] },
]);
