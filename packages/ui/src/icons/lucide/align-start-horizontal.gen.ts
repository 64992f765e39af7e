// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `align-start-horizontal`. */
export const AlignStartHorizontal: readonly IconShape[] = [["path",{"d":"M22 2H2"}],["rect",{"width":"6","height":"16","x":"4","y":"6","rx":"2"}],["rect",{"width":"6","height":"9","x":"14","y":"6","rx":"2"}]];
