import { heightOf, widthOf } from "./box.js";
import { type PageLook, pixels } from "./page-look.js";

/** Is an element there without being seen? What mobile clients or inboxes show of it is another matter. */
export function isHidden(element: Element, look: PageLook): boolean {
  const style = look.style(element);
  if (style.display === "none" || style.visibility === "hidden" || Number(style.opacity) === 0) return true;
  // Boxes and sizes are asked for where they decide: they are dear, and an email has thousands of elements.
  if (style.overflow === "hidden" && style.display !== "inline") {
    const box = look.box(element);
    if (heightOf(box) < 1 || widthOf(box) < 1) return true;
  }
  return element.children.length === 0 && (element.textContent ?? "").trim() !== "" && pixels(style.fontSize) <= 2;
}
