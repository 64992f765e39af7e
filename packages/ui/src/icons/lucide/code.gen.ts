// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `code`. */
export const Code: readonly IconShape[] = [["path",{"d":"m16 18 6-6-6-6M0 0m8 6-6 6 6 6"}]];
