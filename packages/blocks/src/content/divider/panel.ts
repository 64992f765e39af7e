import { panel } from "@mailwright/document";
import type { dividerProps } from "./props.js";

export const dividerPanel = panel<typeof dividerProps>([
  { tab: "quick", fields: ["color", "thickness", "line", "width", "padding"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["align"] },
]);
