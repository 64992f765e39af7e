// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `library`. */
export const Library: readonly IconShape[] = [["path",{"d":"m16 6 4 14"}],["path",{"d":"M12 6v14"}],["path",{"d":"M8 8v12"}],["path",{"d":"M4 4v16"}]];
