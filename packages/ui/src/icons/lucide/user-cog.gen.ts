// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `user-cog`. */
export const UserCog: readonly IconShape[] = [["path",{"d":"M10 15H6a4 4 0 0 0-4 4v2M0 0m14.305 16.53.923-.382M0 0m15.228 13.852-.923-.383M0 0m16.852 12.228-.383-.923M0 0m16.852 17.772-.383.924M0 0m19.148 12.228.383-.923M0 0m19.53 18.696-.382-.924M0 0m20.772 13.852.924-.383M0 0m20.772 16.148.924.383"}],["circle",{"cx":"18","cy":"15","r":"3"}],["circle",{"cx":"9","cy":"7","r":"4"}]];
