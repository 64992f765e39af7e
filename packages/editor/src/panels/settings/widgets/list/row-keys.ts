/** A key that no row has. */
export function newKey(keys: readonly number[]): number {
  return Math.max(-1, ...keys) + 1;
}

/**
 * A key for each row. Items have no ids, and an undo may change their number. Rows that stay keep their keys, and the same arguments give
 * the same keys.
 */
export function fitKeys(keys: readonly number[], count: number): readonly number[] {
  const first = newKey(keys);
  return Array.from({ length: count }, (_, index) => keys[index] ?? first + index - keys.length);
}
