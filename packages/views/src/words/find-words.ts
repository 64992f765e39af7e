import type { CommentAnchor } from "@mailwright/contract";

/** Words among the letters of a text: white space and invisible characters do not count. */
export interface FoundWords {
  readonly start: number;
  readonly end: number;
  /** How much of the words and of what stood around them is there: to choose between texts. */
  readonly score: number;
}

// What breaks lines, holds words apart or is not to be seen differs between the stored HTML, the compiled email and what is typed.
const noLetters = /(?:\s|\u00ad|\u034f|[\u200b-\u200d]|\u2060|\ufeff)+/g;

/** What counts of a text when words are looked for. */
export function lettersOf(text: string): string {
  return text.replace(noLetters, "");
}

/** How much of what stands beside the words must be found near them. */
const besideLetters = 6;
/** How far from them, because something may have been written in between. */
const nearLetters = 80;
/** So many equal letters are no coincidence, whatever stands around them. */
const surelyTheSame = 24;
/** How many places are looked at where what stood beside the words stands often. */
const placesMax = 8;

/**
 * Finds the words of a comment in a text: where they stand unchanged, else where something like them stands between what stood around them,
 * else beside what is left of that. `undefined`: they are gone.
 */
export function findWords(text: string, anchor: CommentAnchor): FoundWords | undefined {
  const wanted: Wanted = {
    quote: lettersOf(anchor.quote),
    before: lettersOf(anchor.before),
    after: lettersOf(anchor.after),
    start: anchor.start,
  };
  const letters = lettersOf(text);
  if (wanted.quote === "") return undefined;
  return findSame(letters, wanted) ?? findBetween(letters, wanted) ?? findBeside(letters, wanted);
}

interface Wanted {
  readonly quote: string;
  readonly before: string;
  readonly after: string;
  readonly start: number;
}

function findSame(letters: string, wanted: Wanted): FoundWords | undefined {
  const { quote, before, after } = wanted;
  const found: FoundWords[] = [];
  for (let start = letters.indexOf(quote); start >= 0; start = letters.indexOf(quote, start + 1)) {
    const end = start + quote.length;
    const [ahead, behind] = [letters.slice(0, start), letters.slice(end)];
    const [sameAhead, sameBehind] = [sameEnd(before, ahead), sameBeginning(after, behind)];
    const touches = isBeside(before, sameAhead, ahead) || isBeside(after, sameBehind, behind);
    const isBetween =
      ahead.slice(-nearLetters).includes(before.slice(-besideLetters)) &&
      behind.slice(0, nearLetters).includes(after.slice(0, besideLetters));
    // The same words elsewhere are other words.
    if (!touches && !isBetween && quote.length < surelyTheSame) continue;
    found.push({ start, end, score: 2 * quote.length + sameAhead + sameBehind });
  }
  return best(found, wanted);
}

/** Does what stood beside the words still touch them there? Where nothing did, the text ends there. */
function isBeside(stood: string, same: number, stands: string): boolean {
  return stood === "" ? stands === "" : same >= Math.min(besideLetters, stood.length);
}

/** What the words became between what stood on both sides of them. */
function findBetween(letters: string, wanted: Wanted): FoundWords | undefined {
  const { quote, before, after } = wanted;
  const longest = 3 * quote.length + nearLetters;
  const found: FoundWords[] = [];
  for (const start of endsOf(letters, wanted)) {
    const end = after === "" ? letters.length : letters.indexOf(after.slice(0, besideLetters), start);
    if (end <= start || end - start > longest) continue;
    const kept = keptLetters(quote, letters.slice(start, end));
    if (kept * 2 >= quote.length) found.push({ start, end, score: kept + sameEnd(before, letters.slice(0, start)) });
  }
  return best(found, wanted);
}

/** What the words became where only one side of them is left. */
function findBeside(letters: string, wanted: Wanted): FoundWords | undefined {
  const { quote, after } = wanted;
  const reach = 2 * quote.length;
  const most = Math.floor(quote.length * 0.4);
  const found: FoundWords[] = [];
  for (const start of endsOf(letters, wanted)) {
    const { length, distance } = nearestBeginning(quote, letters.slice(start, start + reach));
    if (distance <= most && length > 0) found.push({ start, end: start + length, score: quote.length - distance });
  }
  const ends = after === "" ? [letters.length] : placesOf(letters, after.slice(0, besideLetters), wanted.start + quote.length);
  for (const end of ends) {
    const { length, distance } = nearestBeginning(reversed(quote), reversed(letters.slice(Math.max(0, end - reach), end)));
    if (distance <= most && length > 0) found.push({ start: end - length, end, score: quote.length - distance });
  }
  return best(found, wanted);
}

/** Where what stood before the words ends. */
function endsOf(letters: string, { before, start }: Wanted): readonly number[] {
  const tail = before.slice(-besideLetters);
  return tail === "" ? [0] : placesOf(letters, tail, start - tail.length).map((at) => at + tail.length);
}

/** Where some letters stand, the nearest to where they stood first. */
function placesOf(letters: string, looked: string, from: number): readonly number[] {
  const places: number[] = [];
  for (let at = letters.indexOf(looked); at >= 0; at = letters.indexOf(looked, at + 1)) places.push(at);
  return places.sort((one, other) => Math.abs(one - from) - Math.abs(other - from)).slice(0, placesMax);
}

function best(found: readonly FoundWords[], { start }: Wanted): FoundWords | undefined {
  const isBetter = (one: FoundWords, other: FoundWords) =>
    one.score > other.score || (one.score === other.score && Math.abs(one.start - start) < Math.abs(other.start - start));
  return found.reduce<FoundWords | undefined>((chosen, each) => (!chosen || isBetter(each, chosen) ? each : chosen), undefined);
}

function sameBeginning(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

function sameEnd(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count++;
  return count;
}

function reversed(text: string): string {
  return [...Array(text.length).keys()].map((index) => text[text.length - 1 - index]).join("");
}

/** How many letters of a text stand in another one, in the same order. */
function keptLetters(text: string, other: string): number {
  let row = new Uint16Array(other.length + 1);
  for (const letter of text.split("")) {
    const next = new Uint16Array(other.length + 1);
    for (let at = 1; at <= other.length; at++) {
      next[at] = other[at - 1] === letter ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The beginning of a text that is most like another one, and how many letters differ. */
function nearestBeginning(text: string, other: string): { readonly length: number; readonly distance: number } {
  let row = Uint16Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of text.split("").entries()) {
    const next = new Uint16Array(other.length + 1);
    next[0] = index + 1;
    for (let at = 1; at <= other.length; at++) {
      const replaced = (row[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1);
      next[at] = Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1);
    }
    row = next;
  }
  const distance = Math.min(...row);
  return { length: row.lastIndexOf(distance), distance };
}
