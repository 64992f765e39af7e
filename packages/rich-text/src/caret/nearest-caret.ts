import type { Caret, Point } from "./caret.js";

// A line above or below is farther away than anything in the same line.
const lineWeight = 10_000;

/** The gap between two letters that is nearest to a point. A binary search measures halves of each text node, about log₂(length) times. */
export function nearestCaret(element: HTMLElement, point: Point): Caret | null {
  const range = element.ownerDocument.createRange();
  let best: Caret | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const node of textNodes(element)) {
    const measure = (start: number, end: number) => measureRange(range, node, start, end, point);
    if (node.length === 0 || measure(0, node.length).distance > bestDistance) continue;
    const start = halve(node.length, measure);
    const { distance, rect } = measure(start, start + 1);
    if (distance >= bestDistance || !rect) continue;
    bestDistance = distance;
    best = { node, offset: isPastMiddle(node, rect, point) ? start + 1 : start };
  }
  return best;
}

function textNodes(element: HTMLElement): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) nodes.push(node);
  return nodes;
}

interface Measure {
  readonly distance: number;
  readonly rect: DOMRect | undefined;
}

/** The index of the letter that is nearest, found on the nearer half each time. */
function halve(length: number, measure: (start: number, end: number) => Measure): number {
  let start = 0;
  let end = length;
  while (end - start > 1) {
    const middle = (start + end) >> 1;
    if (measure(start, middle).distance <= measure(middle, end).distance) end = middle;
    else start = middle;
  }
  return start;
}

function measureRange(range: Range, node: Text, start: number, end: number, point: Point): Measure {
  range.setStart(node, start);
  range.setEnd(node, end);
  let nearest: Measure = { distance: Number.POSITIVE_INFINITY, rect: undefined };
  for (const rect of range.getClientRects()) {
    const distance = distanceTo(rect, point);
    if (distance < nearest.distance) nearest = { distance, rect };
  }
  return nearest;
}

function distanceTo(rect: DOMRect, { x, y }: Point): number {
  const dx = Math.max(rect.left - x, 0, x - rect.right);
  const dy = Math.max(rect.top - y, 0, y - rect.bottom);
  return dy * lineWeight + dx;
}

function isPastMiddle(node: Text, rect: DOMRect, { x }: Point): boolean {
  const isRightToLeft = node.parentElement !== null && getComputedStyle(node.parentElement).direction === "rtl";
  return x > (rect.left + rect.right) / 2 !== isRightToLeft;
}
