import type { Caret, Point } from "./caret.js";
import { nearestCaret } from "./nearest-caret.js";
import { shadowRootsAround } from "./shadow-roots.js";

/** Where in the element's text a point is. The browser is asked first; WebKit cannot look into shadow roots, so there we measure. */
export function caretAt(element: HTMLElement, { x, y }: Point): Caret | null {
  const { ownerDocument } = element;
  if (typeof ownerDocument.caretPositionFromPoint === "function") {
    const found = ownerDocument.caretPositionFromPoint(x, y, { shadowRoots: shadowRootsAround(element) });
    if (found && element.contains(found.offsetNode)) return { node: found.offsetNode, offset: found.offset };
  }
  return nearestCaret(element, { x, y });
}
