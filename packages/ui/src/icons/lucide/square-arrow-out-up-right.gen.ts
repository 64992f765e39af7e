// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `square-arrow-up-right-exit`. */
export const SquareArrowOutUpRight: readonly IconShape[] = [["path",{"d":"M21 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h6M0 0m21 3-9 9M15 3h6v6"}]];
