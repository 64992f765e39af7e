// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `face-slightly-smiling`. */
export const Smile: readonly IconShape[] = [["path",{"d":"M15 10V9M16.472 15a6 6 0 01-8.943 0M9 10V9"}],["circle",{"cx":"12","cy":"12","r":"10"}]];
