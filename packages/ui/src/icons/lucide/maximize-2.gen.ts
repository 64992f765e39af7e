// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `maximize-2`. */
export const Maximize2: readonly IconShape[] = [["path",{"d":"M15 3h6v6M0 0m21 3-7 7M0 0m3 21 7-7M9 21H3v-6"}]];
