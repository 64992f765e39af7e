// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `chevron-right`. */
export const ChevronRight: readonly IconShape[] = [["path",{"d":"m9 18 6-6-6-6"}]];
