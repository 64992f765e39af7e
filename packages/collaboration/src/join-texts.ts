import { renderRichText } from "@mailwright/document";
import { compareLetters, type LetterChange, lettersOf } from "./letters.js";
import { withoutDoubles } from "./without-doubles.js";

/** What a text is: HTML, or words in which a `<` is one. */
export type TextKind = "html" | "plain";

/**
 * One text of two that were made of `base` at the same time. Every letter that somebody put in is there, and none that somebody took away. Of what
 * both put in at one place, that of `mine` comes last.
 */
export function joinTexts(base: string, mine: string, theirs: string, kind: TextKind): string {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  const letters = lettersOf(base);
  const there = compareLetters(letters, lettersOf(theirs));
  const here = compareLetters(letters, lettersOf(mine)).map((change) => (isSaidTwice(change, there) ? { ...change, words: [] } : change));
  return settleText(join(letters, here, there), kind);
}

/** The same, where what `theirs` holds may be the same work that `mine` holds: what both put in at one place, they put in once. */
export function joinSameWork(base: string, mine: string, theirs: string, kind: TextKind): string {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  const letters = lettersOf(base);
  const there = compareLetters(letters, lettersOf(theirs));
  const here = compareLetters(letters, lettersOf(mine)).map((change) => {
    const other = there.find(({ start }) => start === change.start);
    return other ? { ...change, words: beyond(other.words, change.words) } : change;
  });
  return settleText(join(letters, here, there), kind);
}

/**
 * The text without what one person did to it, who made `after` of `before`; `now`: what others have made of it since. What others put in the place of
 * what that person had put in the place of something stays.
 */
export function takeBackText(before: string, after: string, now: string, kind: TextKind): string {
  if (now === after) return before;
  const letters = lettersOf(after);
  const there = compareLetters(letters, lettersOf(now));
  const isTheirs = ({ start, end, words }: LetterChange) =>
    end > start && words.length > 0 && there.some((other) => other.end > other.start && other.start < end && other.end > start);
  const back = compareLetters(letters, lettersOf(before)).filter((change) => !isTheirs(change));
  return settleText(back.length === 0 ? now : join(letters, back, there), kind);
}

/** Where a place of one text is in another that was made of it, counted as JavaScript counts. What others put in just there comes behind it. */
export function followPlace(before: string, after: string, at: number): number {
  let moved = at;
  for (const { start, end, words } of compareLetters(before.split(""), after.split(""))) {
    if (start >= at) break;
    moved += end <= at ? words.length - (end - start) : words.length - (at - start);
  }
  return Math.max(0, Math.min(moved, after.length));
}

/** Two who work at once may leave elements that are not closed, or closed or made twice: the same for everybody who reads it. */
export function settleText(text: string, kind: TextKind): string {
  return kind === "html" ? renderRichText(withoutDoubles(text)) : text;
}

function join(base: readonly string[], mine: readonly LetterChange[], theirs: readonly LetterChange[]): string {
  const gone = new Set<number>();
  const come = new Map<number, string>();
  for (const { start, end, words } of [...theirs, ...mine]) {
    for (let at = start; at < end; at++) gone.add(at);
    come.set(start, (come.get(start) ?? "") + words.join(""));
  }
  let joined = "";
  for (let at = 0; at <= base.length; at++) joined += (come.get(at) ?? "") + (gone.has(at) ? "" : (base[at] ?? ""));
  return joined;
}

// Two who make the same words bold make them bold once. Letters are never the same: each of them was typed.
function isSaidTwice({ start, end, words }: LetterChange, theirs: readonly LetterChange[]): boolean {
  if (!words.every((word) => /^<./s.test(word))) return false;
  return theirs.some((other) => other.start === start && other.end === end && other.words.join("") === words.join(""));
}

/** What the one does not hold of the other. */
function beyond(held: readonly string[], words: readonly string[]): readonly string[] {
  return compareLetters(held, words).flatMap((change) => change.words);
}
