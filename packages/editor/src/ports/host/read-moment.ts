/** A moment of a page; 0 where it names none. */
export function readMoment(value: unknown): number {
  const timeMs = typeof value === "string" ? Date.parse(value) : value;
  return typeof timeMs === "number" && Number.isFinite(timeMs) ? timeMs : 0;
}
