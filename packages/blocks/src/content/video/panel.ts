import { panel } from "@mailwright/document";
import type { videoProps } from "./props.js";

export const videoPanel = panel<typeof videoProps>([
  { tab: "quick", fields: ["url", "picture", "playButton", "width", "align"] },
  { tab: "settings", fields: ["thumbnail", "alt", "hideElement"] },
  { tab: "style", fields: ["radius", "padding"] },
]);
