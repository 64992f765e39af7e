// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `panel-right-close`. */
export const PanelRightClose: readonly IconShape[] = [["path",{"d":"M15 3v18M0 0m8 9 3 3-3 3"}],["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}]];
