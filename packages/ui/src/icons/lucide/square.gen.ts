// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `square`. */
export const Square: readonly IconShape[] = [["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}]];
