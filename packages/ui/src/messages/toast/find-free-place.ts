import type { Box } from "../../floating/place-floating.js";

interface PlaceRequest {
  /** Where it stands by itself. */
  readonly box: Box;
  /** What it must not cover. */
  readonly taken: readonly Box[];
  readonly viewport: { readonly width: number; readonly height: number };
}

const gapPx = 8;

/** How far to move a box so that it covers nothing that is taken: up or down as little as possible, else on the other side. No move where no place is free. */
export function findFreePlace({ box, taken, viewport }: PlaceRequest): { readonly x: number; readonly y: number } {
  const mirrored = viewport.width - box.width - box.left;
  for (const left of [box.left, mirrored]) {
    const column = taken.filter((other) => other.left < left + box.width && left < other.left + other.width);
    const tops = [box.top, ...column.flatMap((other) => [other.top - gapPx - box.height, other.top + other.height + gapPx])];
    const [best] = tops
      .filter((top) => top >= gapPx && top + box.height <= viewport.height - gapPx)
      .filter((top) => column.every((other) => top + box.height <= other.top || other.top + other.height <= top))
      .sort((one, two) => Math.abs(one - box.top) - Math.abs(two - box.top));
    if (best !== undefined) return { x: left - box.left, y: best - box.top };
  }
  return { x: 0, y: 0 };
}
