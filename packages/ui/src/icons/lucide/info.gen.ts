// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `info`. */
export const Info: readonly IconShape[] = [["path",{"d":"M12 16v-4M12 8h.01"}],["circle",{"cx":"12","cy":"12","r":"10"}]];
