import {
  $getNearestNodeFromDOMNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $selectAll,
  $setSelection,
  type LexicalEditor,
  SKIP_SCROLL_INTO_VIEW_TAG,
} from "lexical";
import type { Point } from "../caret/caret.js";
import { caretAt } from "../caret/caret-at.js";
import type { KeptSelection } from "./kept-selection.js";

/** Puts the caret where the text was pressed, or at its end. At once: the first key may come in the same frame. */
export function setCaret(editor: LexicalEditor, element: HTMLElement, point: Point | undefined): void {
  const caret = point && caretAt(element, point);
  editor.update(
    () => {
      if (!caret || !$selectAt(caret.node, caret.offset)) $getRoot().selectEnd();
      $writeLikeNeighbour();
    },
    { discrete: true, tag: SKIP_SCROLL_INTO_VIEW_TAG },
  );
}

/** Selects all words. */
export function selectAll(editor: LexicalEditor): void {
  editor.update(() => void $selectAll(), { discrete: true, tag: SKIP_SCROLL_INTO_VIEW_TAG });
}

/** Gives focus and selection back. A browser puts the caret at the start of what it focuses, and Lexical would believe it. */
export function returnFocus(editor: LexicalEditor, element: HTMLElement, kept: KeptSelection): void {
  const selection = editor.getEditorState().read(kept.$read)?.clone();
  element.focus({ preventScroll: true });
  editor.update(
    () => {
      if (selection) $setSelection(selection);
      else $getRoot().selectEnd();
    },
    { discrete: true, tag: SKIP_SCROLL_INTO_VIEW_TAG },
  );
}

function $selectAt(domNode: Node, offset: number): boolean {
  const node = $getNearestNodeFromDOMNode(domNode);
  if ($isTextNode(node)) {
    const size = node.getTextContentSize();
    // A merge tag is one thing: the caret stands before it or after it.
    const at = node.isToken() ? (offset > size / 2 ? size : 0) : Math.min(offset, size);
    node.select(at, at);
    return true;
  }
  if (!$isElementNode(node) || node.is($getRoot())) return false;
  const at = domNode instanceof Element ? Math.min(offset, node.getChildrenSize()) : 0;
  node.select(at, at);
  return true;
}

/** A caret that a program sets has no formatting, unlike one that a person sets. */
function $writeLikeNeighbour(): void {
  const selection = $getSelection();
  const node = $isRangeSelection(selection) ? selection.anchor.getNode() : null;
  if (!$isRangeSelection(selection) || !$isTextNode(node)) return;
  selection.setFormat(node.getFormat());
  selection.setStyle(node.getStyle());
}
