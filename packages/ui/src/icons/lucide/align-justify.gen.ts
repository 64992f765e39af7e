// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `text-align-justify`. */
export const AlignJustify: readonly IconShape[] = [["path",{"d":"M3 5h18M3 12h18M3 19h18"}]];
