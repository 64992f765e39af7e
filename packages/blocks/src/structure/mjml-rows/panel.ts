import { panel } from "@mailwright/document";
import type { mjmlRowsProps } from "./props.js";

export const mjmlRowsPanel = panel<typeof mjmlRowsProps>([]);
