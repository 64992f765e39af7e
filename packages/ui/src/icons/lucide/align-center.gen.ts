// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `text-align-center`. */
export const AlignCenter: readonly IconShape[] = [["path",{"d":"M21 5H3M17 12H7M19 19H5"}]];
