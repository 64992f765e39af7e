// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `arrow-up`. */
export const ArrowUp: readonly IconShape[] = [["path",{"d":"m5 12 7-7 7 7M12 19V5"}]];
