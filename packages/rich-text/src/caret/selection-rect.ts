import { getDOMSelection, getDOMSelectionRange, type LexicalEditor } from "lexical";

/** What is selected, in viewport coordinates: the caret's own rectangle where nothing is; `null` while the selection is elsewhere. */
export function selectionRect(editor: LexicalEditor): DOMRect | null {
  const element = editor.getRootElement();
  const range = element && selectedRange(element);
  if (!element || !range) return null;
  const rect = range.getBoundingClientRect();
  if (rect.height > 0) return rect;
  // A caret in an empty line has no rectangle of its own.
  const { startContainer: node, startOffset: offset } = range;
  const line = node instanceof Element ? (node.children[offset] ?? node) : node.parentElement;
  return line?.getBoundingClientRect() ?? null;
}

/** The browser's selection as a range inside the element, through any number of shadow roots. */
export function selectedRange(element: HTMLElement): Range | null {
  const selection = getDOMSelection(element.ownerDocument.defaultView);
  const found = selection && getDOMSelectionRange(selection, element);
  if (!found || !element.contains(found.startContainer)) return null;
  const range = element.ownerDocument.createRange();
  range.setStart(found.startContainer, found.startOffset);
  range.setEnd(found.endContainer, found.endOffset);
  return range;
}
