import { heightOf, widthOf } from "./box.js";
import { type PageLook, pixels } from "./page-look.js";

/** Is an element there without being seen? What mobile clients or inboxes show of it is another matter. */
export function isHidden(element: Element, look: PageLook): boolean {
  const style = look.style(element);
  if (style.display === "none" || style.visibility === "hidden" || Number(style.opacity) === 0) return true;
  const box = look.box(element);
  const isFlat = heightOf(box) < 1 || widthOf(box) < 1;
  if (style.overflow === "hidden" && style.display !== "inline" && isFlat) return true;
  const isTiny = pixels(style.fontSize) <= 2 && element.children.length === 0;
  return isTiny && (element.textContent ?? "").trim() !== "";
}
