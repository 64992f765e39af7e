// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `text-align-start`. */
export const AlignLeft: readonly IconShape[] = [["path",{"d":"M21 5H3M15 12H3M17 19H3"}]];
