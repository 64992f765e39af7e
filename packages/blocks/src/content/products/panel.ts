import { panel } from "@mailwright/document";
import type { productsProps } from "./props.js";

export const productsPanel = panel<typeof productsProps>([
  { tab: "quick", fields: ["products", "layout", "columns", "showCategory", "showDescription"] },
  { tab: "settings", fields: ["button", "currency", "hideElement"] },
  {
    tab: "style",
    fields: ["align", "nameSize", "imageRadius", "buttonBackground", "buttonColor", "buttonRadius", "background", "padding"],
  },
]);
