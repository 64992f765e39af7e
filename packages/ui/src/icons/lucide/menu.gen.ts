// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `menu`. */
export const Menu: readonly IconShape[] = [["path",{"d":"M4 5h16M4 12h16M4 19h16"}]];
