import { widthOf } from "./box.js";
import type { PageLook } from "./page-look.js";

/** May lines above and below an element be dividers? Cells beside each other have lines that make one together. */
export function standsAlone(element: Element, look: PageLook): boolean {
  if (widthOf(look.box(element)) < 40 || /^(?:TR|THEAD|TBODY|TFOOT)$/.test(element.tagName)) return false;
  return !/^T[DH]$/.test(element.tagName) || element.parentElement?.children.length === 1;
}
