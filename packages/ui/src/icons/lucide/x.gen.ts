// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `x`. */
export const X: readonly IconShape[] = [["path",{"d":"M18 6 6 18M0 0m6 6 12 12"}]];
