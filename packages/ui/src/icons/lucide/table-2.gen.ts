// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `table-2`. */
export const Table2: readonly IconShape[] = [["path",{"d":"M3 9h18M9 3v18"}],["rect",{"x":"3","y":"3","width":"18","height":"18","rx":"2"}]];
