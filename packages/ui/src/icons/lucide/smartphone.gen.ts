// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `smartphone`. */
export const Smartphone: readonly IconShape[] = [["path",{"d":"M12 18h.01"}],["rect",{"width":"14","height":"20","x":"5","y":"2","rx":"2","ry":"2"}]];
