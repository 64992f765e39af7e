import { panel } from "@mailwright/document";
import type { spacerProps } from "./props.js";

export const spacerPanel = panel<typeof spacerProps>([
  { tab: "quick", fields: ["height"] },
  { tab: "settings", fields: ["hideElement"] },
]);
