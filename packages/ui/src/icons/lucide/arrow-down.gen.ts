// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `arrow-down`. */
export const ArrowDown: readonly IconShape[] = [["path",{"d":"M12 5v14M0 0m19 12-7 7-7-7"}]];
