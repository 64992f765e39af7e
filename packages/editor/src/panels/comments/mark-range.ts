import type { BlockId } from "@mailwright/document";
import { findBlock } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import type { CanvasHandle } from "../../canvas/surface/canvas-handle.js";
import type { CommentAnchor } from "../../ports/comment-port.js";
import { isTextOf } from "../../workspace/comments/anchor-words.js";
import { type FoundWords, findWords, lettersOf } from "../../workspace/comments/find-words.js";

/** The words of a comment on the canvas, and the text that they stand in. */
export interface MarkedRange {
  readonly text: HTMLElement;
  /** Where they begin and end. A live range would lose them where their block moves. */
  readonly from: { readonly node: Node; readonly offset: number };
  readonly to: { readonly node: Node; readonly offset: number };
}

interface MarkedText {
  readonly element: HTMLElement;
  readonly words: FoundWords;
}

/** Finds the words of a comment in what the canvas shows of its block, also while they are written in. */
export function findRange(
  canvas: CanvasHandle,
  { document, registry }: Editor,
  blockId: BlockId,
  anchor: CommentAnchor,
): MarkedRange | undefined {
  const type = findBlock(document.get().root, blockId)?.type;
  const definition = type === undefined ? undefined : registry.get(type);
  let best: MarkedText | undefined;
  for (const { element, place } of definition ? canvas.textsOf(blockId) : []) {
    if (!definition || !isTextOf(anchor, definition, place)) continue;
    const words = findWords(element.textContent, anchor);
    const isBetter =
      words && (!best || words.score > best.words.score || (words.score === best.words.score && place?.item === anchor.item));
    if (words && isBetter) best = { element, words };
  }
  return best && endsIn(best.element, best.words);
}

/** From the first letter of the words to behind the last. */
function endsIn(text: HTMLElement, { start, end }: FoundWords): MarkedRange | undefined {
  const walker = text.ownerDocument.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let letters = 0;
  let from: MarkedRange["from"] | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const data = node.nodeValue ?? "";
    const here = lettersOf(data).length;
    if (!from && letters + here > start) from = { node, offset: offsetOf(data, start - letters) };
    if (from && letters + here >= end) return { text, from, to: { node, offset: offsetOf(data, end - letters - 1) + 1 } };
    letters += here;
  }
  return undefined;
}

/** Where a letter stands, counted with the white space before it. */
function offsetOf(data: string, letter: number): number {
  let count = 0;
  for (let at = 0; at < data.length; at++) {
    if (lettersOf(data.charAt(at)) === "") continue;
    if (count === letter) return at;
    count += 1;
  }
  return data.length;
}
