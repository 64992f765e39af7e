// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `library`. */
export const Library: readonly IconShape[] = [["path",{"d":"m16 6 4 14M12 6v14M8 8v12M4 4v16"}]];
