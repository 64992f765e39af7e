// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `chevrons-down-up`. */
export const ChevronsDownUp: readonly IconShape[] = [["path",{"d":"m7 20 5-5 5 5M0 0m7 4 5 5 5-5"}]];
