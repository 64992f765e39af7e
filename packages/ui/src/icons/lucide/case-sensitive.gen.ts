// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `case-sensitive`. */
export const CaseSensitive: readonly IconShape[] = [["path",{"d":"m2 16 4.039-9.69a.5.5 0 0 1 .923 0L11 16M22 9v7M3.304 13h6.392"}],["circle",{"cx":"18.5","cy":"12.5","r":"3.5"}]];
