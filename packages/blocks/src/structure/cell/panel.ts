import { panel } from "@mailwright/document";
import type { cellProps } from "./props.js";

export const cellPanel = panel<typeof cellProps>([
  { tab: "quick", fields: ["width", "background", "padding", "verticalAlign", "radius"] },
  { tab: "settings", fields: ["hideElement"] },
]);
