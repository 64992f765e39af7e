import { panel } from "@mailwright/document";
import type { codeProps } from "./props.js";

export const codePanel = panel<typeof codeProps>([
  { tab: "quick", fields: ["html"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["padding"] },
]);
