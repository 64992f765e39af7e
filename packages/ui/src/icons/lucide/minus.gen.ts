// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `minus`. */
export const Minus: readonly IconShape[] = [["path",{"d":"M5 12h14"}]];
