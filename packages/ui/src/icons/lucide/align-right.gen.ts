// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `text-align-end`. */
export const AlignRight: readonly IconShape[] = [["path",{"d":"M21 5H3M21 12H9M21 19H7"}]];
