/** A key that no row has. */
export function newKey(keys: readonly number[]): number {
  return Math.max(-1, ...keys) + 1;
}

/**
 * As many keys as there are rows. Items have no ids of their own, and an undo may change how many there are; the rows that
 * stay keep their keys, and the same question has the same answer.
 */
export function fitKeys(keys: readonly number[], count: number): readonly number[] {
  const first = newKey(keys);
  return Array.from({ length: count }, (_, index) => keys[index] ?? first + index - keys.length);
}
