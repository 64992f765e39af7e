/** What begins something that is passed over whole, and what ends it. */
export type Pair = readonly [open: string, close: string];

/**
 * The places of one of `signs` that are in none of these pairs. A pair that nothing ends is read as if it were none. Linear in the length of
 * the text, whatever stands in it: what nothing closes is looked for once.
 */
export function* outsidePairs(text: string, pairs: readonly Pair[], signs: string): Generator<number> {
  const closings = new Map<string, number>();
  /** Where this stands next; the length of the text where it does not. */
  const next = (close: string, from: number) => {
    const known = closings.get(close);
    if (known !== undefined && known >= from) return known;
    const found = text.indexOf(close, from);
    closings.set(close, found < 0 ? text.length : found);
    return found < 0 ? text.length : found;
  };
  for (let at = 0; at < text.length; ) {
    const pair = pairs.find(([open]) => text.startsWith(open, at));
    const end = pair ? next(pair[1], at + pair[0].length) : text.length;
    if (pair && end < text.length) at = end + pair[1].length;
    else {
      if (signs.includes(text.charAt(at))) yield at;
      at += 1;
    }
  }
}
