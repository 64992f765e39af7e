import { panel } from "@mailwright/document";
import type { mjmlProps } from "./props.js";

export const mjmlPanel = panel<typeof mjmlProps>([{ tab: "quick", fields: ["words"] }]);
