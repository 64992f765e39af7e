import { panel } from "@mailwright/document";
import type { wrapperProps } from "./props.js";

export const wrapperPanel = panel<typeof wrapperProps>([
  { tab: "quick", fields: ["background", "padding", "radius"] },
  { tab: "style", fields: ["borderWidth", "borderColor"] },
  { tab: "advanced", fields: ["fullWidth"] },
]);
