// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `copy`. */
export const Copy: readonly IconShape[] = [["path",{"d":"M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"}],["rect",{"width":"14","height":"14","x":"8","y":"8","rx":"2","ry":"2"}]];
