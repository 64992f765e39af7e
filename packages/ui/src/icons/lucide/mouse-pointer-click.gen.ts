// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `mouse-pointer-click`. */
export const MousePointerClick: readonly IconShape[] = [["path",{"d":"M14 4.1 12 6M0 0m5.1 8-2.9-.8M0 0m6 12-1.9 2M7.2 2.2 8 5.1M9.037 9.69a.498.498 0 0 1 .653-.653l11 4.5a.5.5 0 0 1-.074.949l-4.349 1.041a1 1 0 0 0-.74.739l-1.04 4.35a.5.5 0 0 1-.95.074z"}]];
