/** What somebody did to a text: from `start` to `end` of it stands `words` now. */
interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/**
 * One text of two that were made of `base` at the same time, where they were changed in different places. Undefined where it was in the same: nobody
 * but a person can say what that should be. A text that holds already what was written in the other one is the answer itself.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  const [here, there] = [changeOf(base, mine), changeOf(base, theirs)];
  if (here.words !== "" && there.words.includes(here.words)) return theirs;
  // Of words that both put in at one place, those that were written here come last.
  const [first, second] = here.start < there.start ? [here, there] : [there, here];
  if (first.end > second.start) return undefined;
  return base.slice(0, first.start) + first.words + base.slice(first.end, second.start) + second.words + base.slice(second.end);
}

// A change that would begin or end within a tag takes all of the tag.
function changeOf(base: string, changed: string): TextChange {
  const shorter = Math.min(base.length, changed.length);
  let head = 0;
  while (head < shorter && base[head] === changed[head]) head++;
  let tail = 0;
  while (tail < shorter - head && base[base.length - 1 - tail] === changed[changed.length - 1 - tail]) tail++;
  const start = outsideTags(base.slice(0, head));
  const after = base.slice(base.length - tail);
  const end = base.length - tail + insideTag(after);
  return { start, end, words: changed.slice(start, changed.length - (base.length - end)) };
}

/** Where the last tag begins that is not closed, or else the end. */
function outsideTags(text: string): number {
  const open = text.lastIndexOf("<");
  return open > text.lastIndexOf(">") ? open : text.length;
}

/** How much of a tag stands at the beginning. */
function insideTag(text: string): number {
  const close = text.indexOf(">");
  const open = text.indexOf("<");
  return close >= 0 && (open < 0 || close < open) ? close + 1 : 0;
}
