// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `list-indent-increase`. */
export const IndentIncrease: readonly IconShape[] = [["path",{"d":"M21 5H11M21 12H11M21 19H11M0 0m3 8 4 4-4 4"}]];
