// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `arrow-left`. */
export const ArrowLeft: readonly IconShape[] = [["path",{"d":"m12 19-7-7 7-7M19 12H5"}]];
