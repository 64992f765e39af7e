/** Where lists were left, by what they showed, for as long as the page lives. */
const left = new Map<string, number>();
const keptMax = 20;

/** Remembers how far a list was scrolled. */
export function rememberScroll(key: string, topPx: number): void {
  left.delete(key);
  if (topPx > 0) left.set(key, topPx);
  const [oldest] = left.keys();
  if (left.size > keptMax && oldest !== undefined) left.delete(oldest);
}

/** How far the list was scrolled when it was left. */
export function recallScroll(key: string): number {
  return left.get(key) ?? 0;
}
