// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `chevrons-up-down`. */
export const ChevronsUpDown: readonly IconShape[] = [["path",{"d":"m7 15 5 5 5-5M0 0m7 9 5-5 5 5"}]];
