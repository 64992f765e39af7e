import { panel } from "@mailwright/document";
import type { rootProps } from "./props.js";

export const rootPanel = panel<typeof rootProps>([]);
