// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `panel-left-open`. */
export const PanelLeftOpen: readonly IconShape[] = [["path",{"d":"M9 3v18M0 0m14 9 3 3-3 3"}],["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}]];
