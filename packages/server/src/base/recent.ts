/** Keeps the newest results of a pure function, so that the same picture is not drawn twice in a row, nor twice at once. */
export type Recent<T> = (key: string, make: () => Promise<T>) => Promise<T>;

export function createRecent<T>(entriesMax: number): Recent<T> {
  const kept = new Map<string, Promise<T>>();
  return (key, make) => {
    const known = kept.get(key);
    const value = known ?? make();
    // Set anew, so that the first key of the map is the one that nobody asked for the longest.
    kept.delete(key);
    kept.set(key, value);
    if (known !== undefined) return known;
    value.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > entriesMax && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
