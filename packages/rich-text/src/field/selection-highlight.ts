import { selectedRange } from "../caret/selection-rect.js";
import { selectionHighlight } from "./field-sheet.js";

/**
 * Keeps the selection visible while the focus is elsewhere (the link field, a colour): browsers draw only the selection of
 * what has the focus. Engines without highlights show nothing, as they always did.
 */
export function keepSelectionVisible(element: HTMLElement): () => void {
  const view = element.ownerDocument.defaultView;
  const highlights = typeof CSS === "undefined" ? undefined : CSS.highlights;
  if (!view || !highlights || typeof Highlight === "undefined") return () => undefined;
  let last: Range | null = null;
  const hide = () => highlights.delete(selectionHighlight);
  // At `blur` the selection has already gone, so it is noted while it is there.
  const note = () => {
    last = selectedRange(element) ?? last;
  };
  const show = () => {
    if (last && !last.collapsed) highlights.set(selectionHighlight, new Highlight(last));
  };
  element.ownerDocument.addEventListener("selectionchange", note);
  element.addEventListener("blur", show);
  element.addEventListener("focus", hide);
  return () => {
    hide();
    element.ownerDocument.removeEventListener("selectionchange", note);
    element.removeEventListener("blur", show);
    element.removeEventListener("focus", hide);
  };
}
