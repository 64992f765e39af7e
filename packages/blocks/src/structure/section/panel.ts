import { panel } from "@mailwright/document";
import type { sectionProps } from "./props.js";

export const sectionPanel = panel<typeof sectionProps>([
  { tab: "quick", fields: ["background", "padding", "radius", "verticalAlign", "stackOnMobile"] },
  { tab: "settings", fields: ["reverseOnMobile", "backgroundImage", "hideElement"] },
  { tab: "style", fields: ["backgroundSize", "backgroundPosition", "backgroundRepeat"] },
  { tab: "advanced", fields: ["fullWidth"] },
]);
