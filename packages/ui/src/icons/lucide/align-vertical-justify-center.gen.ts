// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `align-vertical-justify-center`. */
export const AlignVerticalJustifyCenter: readonly IconShape[] = [["path",{"d":"M2 12h20"}],["rect",{"width":"14","height":"6","x":"5","y":"16","rx":"2"}],["rect",{"width":"10","height":"6","x":"7","y":"2","rx":"2"}]];
