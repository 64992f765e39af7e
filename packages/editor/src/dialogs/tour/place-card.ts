import { placeFloating, type Side } from "@mailwright/ui";
import type { CardRequest, TargetBox } from "@mailwright/views/tour";

type Size = CardRequest["size"];

const gapPx = 14;
const edgePx = 8;

/**
 * Beside its target if one of the sides has room, otherwise inside the target at its end. Without a target, in the middle of the screen.
 */
export function placeCard({ box, size, viewport }: CardRequest, side: Side): { readonly left: number; readonly top: number } {
  if (!box) return { left: (viewport.width - size.width) / 2, top: (viewport.height - size.height) / 2 };
  const sides = [side, "bottom", "top", "left", "right"] as const;
  const free = sides.find((each) => hasRoom(each, box, size, viewport));
  if (free) return placeFloating({ anchor: box, size, viewport, side: free, align: "centre", gapPx });
  const bottom = Math.min(box.top + box.height, viewport.height) - size.height - 2 * gapPx;
  return {
    left: clamp(box.left + (box.width - size.width) / 2, viewport.width - size.width - edgePx),
    top: clamp(bottom, viewport.height - size.height - edgePx),
  };
}

function hasRoom(side: Side, box: TargetBox, size: Size, viewport: Size): boolean {
  const room = {
    top: box.top - size.height,
    bottom: viewport.height - box.top - box.height - size.height,
    left: box.left - size.width,
    right: viewport.width - box.left - box.width - size.width,
  } satisfies Record<Side, number>;
  return room[side] >= gapPx + edgePx;
}

function clamp(value: number, max: number): number {
  return Math.max(edgePx, Math.min(value, max));
}
