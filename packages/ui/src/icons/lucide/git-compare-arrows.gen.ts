// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `git-compare-arrows`. */
export const GitCompareArrows: readonly IconShape[] = [["path",{"d":"M12 6h5a2 2 0 0 1 2 2v7M0 0m15 9-3-3 3-3M12 18H7a2 2 0 0 1-2-2V9M0 0m9 15 3 3-3 3"}],["circle",{"cx":"5","cy":"6","r":"3"}],["circle",{"cx":"19","cy":"18","r":"3"}]];
