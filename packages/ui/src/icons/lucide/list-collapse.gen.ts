// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `list-collapse`. */
export const ListCollapse: readonly IconShape[] = [["path",{"d":"M10 5h11M10 12h11M10 19h11M0 0m3 10 3-3-3-3M0 0m3 20 3-3-3-3"}]];
