/** The name that somebody meant who wrote another: at most two letters away. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) => ({ name, distance: distanceBetween(written.toLowerCase(), name.toLowerCase()) }));
  const [nearest] = distances.toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= 2 ? nearest.name : undefined;
}

/** How many letters have to be added, taken away or changed (Levenshtein). */
function distanceBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, there] of [...other].entries()) {
      const changed = (above[column] ?? 0) + (letter === there ? 0 : 1);
      current.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
