const edgePx = 56;
const fastestPxPerMs = 1.2;

/**
 * How fast the desk scrolls while something is held near its top or bottom edge: 0 away from the edges, faster the nearer, and
 * fastest at the edge and beyond. Negative is upwards; pixels per millisecond.
 */
export function scrollSpeed(pointer: number, start: number, end: number): number {
  const edge = Math.min(edgePx, (end - start) / 4);
  const before = start + edge - pointer;
  const after = pointer - (end - edge);
  if (before > 0) return -share(before, edge) * fastestPxPerMs;
  return after > 0 ? share(after, edge) * fastestPxPerMs : 0;
}

// Squared, so that the desk barely moves in the first pixels inside the edge and people can still aim.
function share(depth: number, edge: number): number {
  return Math.min(depth / edge, 1) ** 2;
}
