// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `circle-check`. */
export const CircleCheck: readonly IconShape[] = [["path",{"d":"m16 9-5.5 5.5L8 12"}],["circle",{"cx":"12","cy":"12","r":"10"}]];
