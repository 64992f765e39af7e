import { panel } from "@mailwright/document";
import type { imageProps } from "./props.js";

export const imagePanel = panel<typeof imageProps>([
  { tab: "quick", fields: ["src", "alt", "link", "width", "align"] },
  { tab: "settings", fields: ["caption", "decorative", "hideElement"] },
  { tab: "style", fields: ["radius", "fluidOnMobile", "padding"] },
]);
