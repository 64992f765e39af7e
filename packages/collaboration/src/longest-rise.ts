/** The places of the longest strictly rising run of keys; a place without a key is never part of it. */
export function longestRise(keys: readonly (string | undefined)[]): ReadonlySet<number> {
  const tails: number[] = [];
  const previous: (number | undefined)[] = [];
  keys.forEach((key, index) => {
    if (key === undefined) return;
    let low = 0;
    for (let high = tails.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((keys[tails[middle] ?? 0] ?? "") < key) low = middle + 1;
      else high = middle;
    }
    previous[index] = tails[low - 1];
    tails[low] = index;
  });
  const rise = new Set<number>();
  for (let at = tails.at(-1); at !== undefined; at = previous[at]) rise.add(at);
  return rise;
}
