// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `archive-x`. */
export const ArchiveX: readonly IconShape[] = [["path",{"d":"M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8M0 0m9.5 17 5-5M0 0m9.5 12 5 5"}],["rect",{"width":"20","height":"5","x":"2","y":"3","rx":"1"}]];
