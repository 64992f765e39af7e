// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `users-round`. */
export const UsersRound: readonly IconShape[] = [["path",{"d":"M18 21a8 8 0 0 0-16 0M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3"}],["circle",{"cx":"10","cy":"8","r":"5"}]];
