// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `globe`. */
export const Globe: readonly IconShape[] = [["path",{"d":"M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20"}],["circle",{"cx":"12","cy":"12","r":"10"}]];
