// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `grid-3x3`. */
export const Grid3x3: readonly IconShape[] = [["path",{"d":"M3 9h18M3 15h18M9 3v18M15 3v18"}],["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}]];
