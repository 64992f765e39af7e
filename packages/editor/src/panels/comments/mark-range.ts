import type { BlockId } from "@mailwright/document";
import { findBlock } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import { type FoundWords, findWords, rangeOf, type WordsRange } from "@mailwright/views/words";
import type { CanvasHandle } from "../../canvas/surface/canvas-handle.js";
import type { CommentAnchor } from "../../ports/comment-port.js";
import { isTextOf } from "../../workspace/comments/anchor-words.js";

/** The words of a comment on the canvas, and the text that they stand in. */
export interface MarkedRange extends WordsRange {
  readonly text: HTMLElement;
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
  const range = best && rangeOf(best.element, best.words);
  return best && range && { text: best.element, ...range };
}
