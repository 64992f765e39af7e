// Written by scripts/artwork/write-icons.mjs from lucide (ISC).
import type { IconShape } from "../icon.js";

/** lucide's icon `image-off`. */
export const ImageOff: readonly IconShape[] = [["path",{"d":"M10.41 10.41a2 2 0 1 1-2.83-2.83M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59M21 15V5a2 2 0 0 0-2-2H9"}],["line",{"x1":"2","x2":"22","y1":"2","y2":"22"}],["line",{"x1":"13.5","x2":"6","y1":"13.5","y2":"21"}],["line",{"x1":"18","x2":"21","y1":"12","y2":"15"}]];
