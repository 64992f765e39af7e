// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `plus`. */
export const Plus: readonly IconShape[] = [["path",{"d":"M5 12h14M12 5v14"}]];
