// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `arrow-down`. */
export const ArrowDown: readonly IconShape[] = [["path",{"d":"M12 5v14"}],["path",{"d":"m19 12-7 7-7-7"}]];
