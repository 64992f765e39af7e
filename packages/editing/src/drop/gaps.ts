import type { Block } from "@mailwright/document";
import type { DropLine, Point, Rect, Rects } from "./drop.js";

/** The direction in which the children of a block follow each other, and whether it runs backwards (columns in right-to-left emails). */
export interface Flow {
  readonly axis: "x" | "y";
  readonly isReversed: boolean;
}

const down: Flow = { axis: "y", isReversed: false };

/** How a block's children lie: columns beside each other, or below each other on a phone; everything else downwards. */
export function flowOf(parent: Block, rects: Rects): Flow {
  if (parent.type !== "section") return down;
  const [first, second] = firstMeasured(parent.children ?? [], rects);
  if (!first || !second) return { axis: "x", isReversed: false };
  if (second.y >= first.y + first.height / 2 && second.y > first.y) return down;
  return { axis: "x", isReversed: second.x < first.x };
}

/**
 * How many children lie before a place: the index at which something dropped there goes in. Binary search over the measured children, so
 * that a thousand rows cost ten looks.
 */
export function findGap(children: readonly Block[], rects: Rects, { axis, isReversed }: Flow, at: number): number {
  let low = 0;
  let high = children.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const probe = findMeasured(children, rects, low, middle, high);
    if (!probe) return low;
    const center = axis === "x" ? probe.rect.x + probe.rect.width / 2 : probe.rect.y + probe.rect.height / 2;
    const isBefore = isReversed ? center > at : center < at;
    if (isBefore) low = probe.index + 1;
    else high = Math.min(probe.index, middle);
    if (isBefore && probe.index < middle) return low;
  }
  return low;
}

/** The child at a point along the flow: the one that holds it, else the nearer neighbour of the gap. */
export function childAt(children: readonly Block[], rects: Rects, flow: Flow, at: number): { block: Block; rect: Rect } | undefined {
  const gap = findGap(children, rects, flow, at);
  const before = findMeasured(children, rects, 0, gap - 1, gap);
  const after = findMeasured(children, rects, gap, gap, children.length);
  const [nearest] = [before, after]
    .filter((found) => found !== undefined)
    .sort((one, other) => distance(one.rect, flow, at) - distance(other.rect, flow, at));
  const block = nearest && children[nearest.index];
  return block && { block, rect: nearest.rect };
}

/** The line where something dropped into this gap would stand. */
export function lineAt(parent: Block, index: number, rects: Rects, flow: Flow): DropLine | null {
  const children = parent.children ?? [];
  const before = findMeasured(children, rects, 0, index - 1, index)?.rect;
  const after = findMeasured(children, rects, index, index, children.length)?.rect;
  const frame = rects.get(parent.id) ?? before ?? after;
  if (!frame) return null;
  if (flow.axis === "y") {
    const y = between(before && before.y + before.height, after?.y) ?? frame.y + frame.height / 2;
    return { x: frame.x, y, length: frame.width, axis: "horizontal" };
  }
  const [left, right] = flow.isReversed ? [after, before] : [before, after];
  const x = between(left && left.x + left.width, right?.x) ?? frame.x + frame.width / 2;
  return { x, y: frame.y, length: frame.height, axis: "vertical" };
}

/** Does the point lie in the rectangle, along one axis? */
export function spans(rect: Rect, axis: Flow["axis"], at: number): boolean {
  return axis === "x" ? at >= rect.x && at <= rect.x + rect.width : at >= rect.y && at <= rect.y + rect.height;
}

export const along = (pointer: Point, { axis }: Flow) => pointer[axis];

function distance(rect: Rect, { axis }: Flow, at: number): number {
  const [start, length] = axis === "x" ? [rect.x, rect.width] : [rect.y, rect.height];
  return Math.max(start - at, at - start - length, 0);
}

function between(end: number | undefined, start: number | undefined): number | undefined {
  if (end === undefined) return start;
  return start === undefined ? end : (end + start) / 2;
}

// Hidden blocks have no rectangle; the nearest measured one from `start` on, else the last one before it, stands in.
function findMeasured(
  children: readonly Block[],
  rects: Rects,
  low: number,
  start: number,
  high: number,
): { index: number; rect: Rect } | undefined {
  for (let index = Math.max(start, low); index < high; index++) {
    const rect = rectOf(children[index], rects);
    if (rect) return { index, rect };
  }
  for (let index = Math.min(start, high) - 1; index >= low; index--) {
    const rect = rectOf(children[index], rects);
    if (rect) return { index, rect };
  }
  return undefined;
}

function firstMeasured(children: readonly Block[], rects: Rects): readonly Rect[] {
  return children.flatMap((child) => rectOf(child, rects) ?? []).slice(0, 2);
}

function rectOf(block: Block | undefined, rects: Rects): Rect | undefined {
  return block && rects.get(block.id);
}
