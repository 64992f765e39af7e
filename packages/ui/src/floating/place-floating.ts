export type Side = "top" | "bottom" | "left" | "right";
export type Align = "start" | "centre" | "end";

/** The part of a DOMRect that placing needs. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface FloatingRequest {
  readonly anchor: Box;
  readonly size: { readonly width: number; readonly height: number };
  readonly viewport: { readonly width: number; readonly height: number };
  readonly side: Side;
  readonly align: Align;
  readonly gapPx: number;
}

export interface FloatingPlace {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  readonly maxHeight: number;
}

/** What floats keeps this far from the edges of the window. */
export const edgePx = 8;

const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" } satisfies Record<Side, Side>;

/** Puts a box beside its anchor: on the side asked for, else the opposite one if that has more room; always inside the window. */
export function placeFloating(request: FloatingRequest): FloatingPlace {
  const side = chooseSide(request);
  const { anchor, size, viewport } = request;
  const isVertical = side === "top" || side === "bottom";
  const maxHeight = Math.max(0, isVertical ? roomAt(side, request) : viewport.height - 2 * edgePx);
  const height = Math.min(size.height, maxHeight);
  const left = isVertical
    ? along(anchor.left, anchor.width, size.width, request.align)
    : beside(side, anchor.left, anchor.width, size.width, request.gapPx);
  const top = isVertical
    ? beside(side, anchor.top, anchor.height, height, request.gapPx)
    : along(anchor.top, anchor.height, height, request.align);
  return { left: within(left, size.width, viewport.width), top: within(top, height, viewport.height), side, maxHeight };
}

function chooseSide(request: FloatingRequest): Side {
  const { side, size } = request;
  const needed = side === "top" || side === "bottom" ? size.height : size.width;
  const room = roomAt(side, request);
  if (needed <= room) return side;
  return roomAt(opposite[side], request) > room ? opposite[side] : side;
}

function roomAt(side: Side, { anchor, viewport, gapPx }: FloatingRequest): number {
  const room = {
    top: anchor.top,
    bottom: viewport.height - anchor.top - anchor.height,
    left: anchor.left,
    right: viewport.width - anchor.left - anchor.width,
  } satisfies Record<Side, number>;
  return room[side] - gapPx - edgePx;
}

function beside(side: Side, start: number, length: number, size: number, gapPx: number): number {
  return side === "top" || side === "left" ? start - size - gapPx : start + length + gapPx;
}

function along(start: number, length: number, size: number, align: Align): number {
  if (align === "start") return start;
  return align === "end" ? start + length - size : start + (length - size) / 2;
}

function within(start: number, size: number, length: number): number {
  return Math.max(edgePx, Math.min(start, length - size - edgePx));
}
