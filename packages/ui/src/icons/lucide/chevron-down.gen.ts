// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `chevron-down`. */
export const ChevronDown: readonly IconShape[] = [["path",{"d":"m6 9 6 6 6-6"}]];
