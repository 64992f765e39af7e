// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `move-horizontal`. */
export const MoveHorizontal: readonly IconShape[] = [["path",{"d":"m18 8 4 4-4 4M2 12h20M0 0m6 8-4 4 4 4"}]];
