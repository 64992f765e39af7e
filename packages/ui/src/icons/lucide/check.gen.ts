// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `check`. */
export const Check: readonly IconShape[] = [["path",{"d":"M20 6 9 17l-5-5"}]];
