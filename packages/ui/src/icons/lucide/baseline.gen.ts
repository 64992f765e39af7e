// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `baseline`. */
export const Baseline: readonly IconShape[] = [["path",{"d":"M4 20h16M0 0m6 16 6-12 6 12M8 12h8"}]];
