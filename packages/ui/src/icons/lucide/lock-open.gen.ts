// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `lock-open`. */
export const LockOpen: readonly IconShape[] = [["path",{"d":"M7 11V7a5 5 0 0 1 9.9-1"}],["rect",{"width":"18","height":"11","x":"3","y":"11","rx":"2","ry":"2"}]];
