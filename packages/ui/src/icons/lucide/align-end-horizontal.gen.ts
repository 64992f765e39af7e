// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `align-end-horizontal`. */
export const AlignEndHorizontal: readonly IconShape[] = [["path",{"d":"M22 22H2"}],["rect",{"width":"6","height":"16","x":"4","y":"2","rx":"2"}],["rect",{"width":"6","height":"9","x":"14","y":"9","rx":"2"}]];
