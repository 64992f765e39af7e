// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `search-x`. */
export const SearchX: readonly IconShape[] = [["path",{"d":"m13.5 8.5-5 5M0 0m8.5 8.5 5 5M0 0m21 21-4.3-4.3"}],["circle",{"cx":"11","cy":"11","r":"8"}]];
