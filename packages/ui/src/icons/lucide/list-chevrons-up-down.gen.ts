// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `list-chevrons-up-down`. */
export const ListChevronsUpDown: readonly IconShape[] = [["path",{"d":"M3 5h8M3 12h8M3 19h8M0 0m15 8 3-3 3 3M0 0m15 16 3 3 3-3"}]];
