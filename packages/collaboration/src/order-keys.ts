import { longestRise } from "./longest-rise.js";

// Fractional order keys: strings over 62 digits, compared as plain strings. A run of new keys shares one random part, so that two people's
// runs in one gap stay together and two keys are never equal.
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const base = digits.length;
const uniqueLength = 5;
const wordLength = 8;

/** Ends every key: no key may end with the digit 0, below which there is no room. */
const end = "V";

/** Longer keys are nobody's: work in one gap adds a digit for every six halvings. */
const keyMax = 4096;

/** Is this a key that others can be put before and after? What a peer sent need not be one. */
export function isOrderKey(key: unknown): key is string {
  return typeof key === "string" && key.length <= keyMax && /^[0-9A-Za-z]*[1-9A-Za-z]$/.test(key);
}

/** `count` keys above `low` and below `high` (absent: no bound), in order. `random` answers 0 ≤ x < 1. */
function keysBetween(low: string | undefined, high: string | undefined, count: number, random: () => number): readonly string[] {
  if (count === 0) return [];
  const stem = middle(low ?? "", high) + drawDigits(uniqueLength, random);
  const width = Math.max(1, Math.ceil(Math.log(count + 1) / Math.log(base)));
  return Array.from({ length: count }, (_, index) => stem + writeNumber(index + 1, width) + end);
}

/** Keys for what stands in this order. What has one keeps it where it can: the fewest possible get new ones. */
export function keysInOrder(keys: readonly (string | undefined)[], random: () => number): readonly string[] {
  if (keys.every((key) => key === undefined)) {
    // Two people who fill an empty list at the same time: their runs stay together.
    const [stem = ""] = keysBetween(undefined, undefined, 1, random);
    return evenKeys(keys.length).map((key) => stem + key);
  }
  const stay = longestRise(keys);
  const inOrder = keys.map((key) => key ?? "");
  for (let index = 0; index < keys.length; ) {
    let end = index;
    while (end < keys.length && !stay.has(end)) end++;
    for (const [at, key] of keysBetween(inOrder[index - 1], inOrder[end], end - index, random).entries()) inOrder[index + at] = key;
    index = end + 1;
  }
  return inOrder;
}

/** Keys of a stored document's children: the same on every machine, with room between them. */
export function evenKeys(count: number): readonly string[] {
  const width = Math.max(2, Math.ceil(Math.log(count + 1) / Math.log(base)) + 1);
  const step = Math.floor(base ** width / (count + 1));
  return Array.from({ length: count }, (_, index) => writeNumber((index + 1) * step, width) + end);
}

/** A word that nobody else has. */
export function newWord(random: () => number): string {
  return drawDigits(wordLength, random);
}

function drawDigits(count: number, random: () => number): string {
  return Array.from({ length: count }, () => digits[Math.floor(random() * base)]).join("");
}

function writeNumber(value: number, width: number): string {
  let text = "";
  for (let rest = value, at = 0; at < width; at++, rest = Math.floor(rest / base)) text = (digits[rest % base] ?? "0") + text;
  return text;
}

// Digits strictly between the two, whatever is appended to them. Appending and putting first, the usual cases, take the next digit; only
// work in one gap again and again halves it.
function middle(low: string, high: string | undefined): string {
  let out = "";
  let bound = high;
  for (let at = 0; ; at++) {
    if (bound !== undefined && at >= bound.length) throw new RangeError("no room between order keys");
    const from = at < low.length ? digits.indexOf(low[at] ?? "0") : 0;
    const to = bound === undefined ? base : digits.indexOf(bound[at] ?? "0");
    if (to - from > 1) return out + digits[bound === undefined ? from + 1 : low === "" ? to - 1 : from + Math.floor((to - from) / 2)];
    out += digits[from] ?? "0";
    if (to > from) bound = undefined;
  }
}
