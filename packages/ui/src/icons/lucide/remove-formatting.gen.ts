// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `remove-formatting`. */
export const RemoveFormatting: readonly IconShape[] = [["path",{"d":"M4 7V4h16v3M5 20h6M13 4 8 20M0 0m15 15 5 5M0 0m20 15-5 5"}]];
