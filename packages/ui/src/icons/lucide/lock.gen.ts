// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `lock`. */
export const Lock: readonly IconShape[] = [["path",{"d":"M7 11V7a5 5 0 0 1 10 0v4"}],["rect",{"width":"18","height":"11","x":"3","y":"11","rx":"2","ry":"2"}]];
