import { heightOf, widthOf } from "./box.js";
import { type PageLook, pixels } from "./page-look.js";

/** Is an element in the page without being visible? Mobile clients and inbox previews may still show it. */
export function isHidden(element: Element, look: PageLook): boolean {
  const style = look.style(element);
  if (style.display === "none" || style.visibility === "hidden" || Number(style.opacity) === 0) return true;
  // Boxes and sizes are measured last, only where nothing else decides: measuring is slow, and an email has thousands of elements.
  if (style.overflow === "hidden" && style.display !== "inline") {
    const box = look.box(element);
    if (heightOf(box) < 1 || widthOf(box) < 1) return true;
  }
  return element.children.length === 0 && (element.textContent ?? "").trim() !== "" && pixels(style.fontSize) <= 2;
}
