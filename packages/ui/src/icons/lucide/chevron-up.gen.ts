// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `chevron-up`. */
export const ChevronUp: readonly IconShape[] = [["path",{"d":"m18 15-6-6-6 6"}]];
