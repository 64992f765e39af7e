// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `circle-question-mark`. */
export const CircleHelp: readonly IconShape[] = [["path",{"d":"M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01"}],["circle",{"cx":"12","cy":"12","r":"10"}]];
