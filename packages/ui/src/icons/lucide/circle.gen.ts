// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `circle`. */
export const Circle: readonly IconShape[] = [["circle",{"cx":"12","cy":"12","r":"10"}]];
