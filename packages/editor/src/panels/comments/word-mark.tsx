import { type Block, findBlock } from "@mailwright/document";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { placeBox } from "../../canvas/overlay/place-box.js";
import type { CanvasHandle, OverlayRect } from "../../canvas/surface/canvas-handle.js";
import type { ChosenWords } from "../../workspace/comments/comment-book.js";
import { findRange, type MarkedRange } from "./mark-range.js";

interface WordMarkProps extends ChosenWords {
  readonly canvas: CanvasHandle;
  /** What a screen reader says. Absent: a comment on them is only being written. */
  readonly label?: string;
  readonly threadId?: string;
  readonly isCurrent: boolean;
  readonly onPress?: () => void;
}

/** Marks words of the email that somebody comments on. The email itself stays as it is: the mark lies over it, and presses go through. */
export function WordMark({ canvas, blockId, anchor, label, threadId, isCurrent, onPress }: WordMarkProps) {
  const box = useRef<HTMLButtonElement>(null);
  useMarkBox(box, canvas, { blockId, anchor });
  return (
    <button
      ref={box}
      type="button"
      className="mw-word-mark"
      data-mark={threadId}
      data-current={isCurrent || undefined}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      tabIndex={label === undefined ? -1 : undefined}
      hidden
      onClick={onPress}
      // Enter and the arrows are for the mark here, and not for the block below.
      onKeyDown={(event) => event.stopPropagation()}
    />
  );
}

/** Keeps a mark over its words, in the same frame. They are looked for anew only when their own text changes. */
function useMarkBox(box: RefObject<HTMLButtonElement | null>, canvas: CanvasHandle, { blockId, anchor }: ChosenWords): void {
  const editor = useEditor();
  useLayoutEffect(() => {
    let found: MarkedRange | undefined;
    let isStale = true;
    let known: Block | undefined;
    const observer = new MutationObserver(() => {
      isStale = true;
      canvas.placeSoon(place);
    });
    const look = () => {
      observer.disconnect();
      found = findRange(canvas, editor, blockId, anchor);
      isStale = false;
      const texts = found ? [found.text] : canvas.textsOf(blockId).map(({ element }) => element);
      for (const text of texts) observer.observe(text, { subtree: true, childList: true, characterData: true });
    };
    const place = () => {
      const block = findBlock(editor.document.get().root, blockId);
      // Where blocks move, the canvas may draw one on the elements of another.
      const isHeld = !found || canvas.textsOf(blockId).some(({ element }) => element === found?.text);
      if (isStale || observer.takeRecords().length > 0 || block !== known || !isHeld) look();
      known = block;
      const rects = found ? rectsOf(canvas, found) : [];
      return () => void (box.current && drawMark(box.current, rects));
    };
    const stop = canvas.follow(place);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [box, canvas, editor, blockId, anchor]);
}

/** One rectangle a line; none where the text is far from view, because asking would have the browser lay it out. */
function rectsOf(canvas: CanvasHandle, { text, from, to }: MarkedRange): readonly OverlayRect[] {
  if (!text.checkVisibility({ contentVisibilityAuto: true })) return [];
  const range = text.ownerDocument.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  const lines: DOMRect[] = [];
  for (const { left, top, right, bottom } of range.getClientRects()) {
    const last = lines.at(-1);
    const isSameLine = last !== undefined && top < last.bottom - 2 && bottom > last.top + 2 && left <= last.right + 2;
    if (right - left < 0.5) continue;
    if (!isSameLine) lines.push(new DOMRect(left, top, right - left, bottom - top));
    else lines[lines.length - 1] = unionOf([last, new DOMRect(left, top, right - left, bottom - top)]);
  }
  return lines.map((line) => canvas.toOverlay(line));
}

function drawMark(box: HTMLElement, rects: readonly OverlayRect[]): void {
  const around = rects.length > 0 ? unionOf(rects.map(({ left, top, width, height }) => new DOMRect(left, top, width, height))) : undefined;
  placeBox(box, around);
  while (box.childElementCount < rects.length) box.append(box.ownerDocument.createElement("span"));
  while (box.childElementCount > rects.length) box.lastElementChild?.remove();
  if (!around) return;
  for (const [index, { left, top, width, height }] of rects.entries()) {
    const line = box.children[index];
    if (line instanceof HTMLElement) placeBox(line, { left: left - around.left, top: top - around.top, width, height });
  }
}

function unionOf(rects: readonly DOMRect[]): DOMRect {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
