import { panel } from "@mailwright/document";
import type { socialFollowProps } from "./props.js";

export const socialFollowPanel = panel<typeof socialFollowProps>([
  { tab: "quick", fields: ["networks", "shape", "color", "size", "align"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["margin", "padding"] },
]);
