// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `grid-2x2`. */
export const Grid2x2: readonly IconShape[] = [["path",{"d":"M12 3v18M3 12h18"}],["rect",{"x":"3","y":"3","width":"18","height":"18","rx":"2"}]];
