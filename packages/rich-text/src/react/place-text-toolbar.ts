import type { Box } from "@mailwright/ui";

export interface TextToolbarRequest {
  /** The block whose text is edited. */
  readonly block: Box;
  /** What is selected in it, or the caret. */
  readonly selection: Box | null;
  /** The part of the layer that can be seen. */
  readonly visible: Box;
  readonly size: { readonly width: number; readonly height: number };
}

export interface TextToolbarPlace {
  readonly left: number;
  readonly top: number;
}

const gapPx = 8;
/** Below an edited block stands its head, with path and actions. */
const headPx = 40;

/**
 * Puts the toolbar above the block; where that is out of sight, at the top of what can be seen, else below the block, else at
 * the bottom. Never over what is selected. All numbers are pixels of one layer.
 */
export function placeTextToolbar({ block, selection, visible, size }: TextToolbarRequest): TextToolbarPlace {
  const highest = visible.top + gapPx;
  const lowest = visible.top + visible.height - size.height - gapPx;
  const tops = [block.top - size.height - gapPx, highest, block.top + block.height + headPx + gapPx, lowest];
  const isInSight = (top: number) => top >= highest && top <= lowest;
  const top = tops.find((each) => isInSight(each) && !covers(each, size.height, selection)) ?? lowest;
  return {
    left: Math.round(clamp(block.left, visible.left + gapPx, visible.left + visible.width - size.width - gapPx)),
    top: Math.round(top),
  };
}

/** The toolbar is never wider than what can be seen. */
export function maxWidthIn(visible: Box): number {
  return visible.width - 2 * gapPx;
}

function covers(top: number, height: number, selection: Box | null): boolean {
  return selection !== null && top < selection.top + selection.height + gapPx && top + height + gapPx > selection.top;
}

/** Where the toolbar is wider than what can be seen, its beginning counts. */
function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
