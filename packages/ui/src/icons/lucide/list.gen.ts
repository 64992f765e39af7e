// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `list`. */
export const List: readonly IconShape[] = [["path",{"d":"M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13"}]];
