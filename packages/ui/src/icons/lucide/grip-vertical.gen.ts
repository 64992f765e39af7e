// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `grip-vertical`. */
export const GripVertical: readonly IconShape[] = [["circle",{"cx":"9","cy":"12","r":"1"}],["circle",{"cx":"9","cy":"5","r":"1"}],["circle",{"cx":"9","cy":"19","r":"1"}],["circle",{"cx":"15","cy":"12","r":"1"}],["circle",{"cx":"15","cy":"5","r":"1"}],["circle",{"cx":"15","cy":"19","r":"1"}]];
