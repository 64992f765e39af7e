/** Another way to stand between two texts: from `start` to `end` of the one stands `words` in the other. Counted in letters. */
export interface LetterChange {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

/** So many changes of letters are looked for one by one; what differs by more is taken as one change. */
const differencesMax = 400;

// A tag, a character reference and a merge tag are never torn apart, and no sign of two halves is.
const letters = /<\/?[a-z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|\{\{[^{}]{0,200}\}\}|\{%[^{}]{0,200}%\}|./gisu;

/** The letters of a text: what somebody types at once, or not at all. */
export function lettersOf(text: string): readonly string[] {
  return text.match(letters) ?? [];
}

/** What leads from one text to another, first to last, with as few letters as possible. */
export function compareLetters(before: readonly string[], after: readonly string[]): readonly LetterChange[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const [olds, news] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  if (olds.length === 0 && news.length === 0) return [];
  const changes = olds.length === 0 || news.length === 0 ? undefined : compareMiddle(olds, news);
  const found = changes ?? [{ start: 0, end: olds.length, words: news }];
  return found.map(({ start, end, words }) => ({ start: start + head, end: end + head, words }));
}

/** The shortest way from one to the other (E. W. Myers, 1986); undefined where it is long. */
function compareMiddle(olds: readonly string[], news: readonly string[]): readonly LetterChange[] | undefined {
  const trail: Map<number, number>[] = [];
  let reached = new Map([[1, 0]]);
  for (let depth = 0; depth <= differencesMax; depth++) {
    trail.push(reached);
    const next = new Map(reached);
    for (let line = -depth; line <= depth; line += 2) {
      let x = isDown(reached, line, depth) ? (reached.get(line + 1) ?? 0) : (reached.get(line - 1) ?? 0) + 1;
      while (x < olds.length && x - line < news.length && olds[x] === news[x - line]) x++;
      next.set(line, x);
      if (x >= olds.length && x - line >= news.length) return joinNear(wayBack(trail, olds, news), olds);
    }
    reached = next;
  }
  return undefined;
}

function isDown(reached: ReadonlyMap<number, number>, line: number, depth: number): boolean {
  return line === -depth || (line !== depth && (reached.get(line - 1) ?? -1) < (reached.get(line + 1) ?? -1));
}

function wayBack(trail: readonly Map<number, number>[], olds: readonly string[], news: readonly string[]): readonly LetterChange[] {
  const changes: LetterChange[] = [];
  let [x, y] = [olds.length, news.length];
  for (let depth = trail.length - 1; depth > 0; depth--) {
    const reached = trail[depth] ?? new Map<number, number>();
    const line = x - y;
    const fromLine = isDown(reached, line, depth) ? line + 1 : line - 1;
    const fromX = reached.get(fromLine) ?? 0;
    const fromY = fromX - fromLine;
    // Behind this one change both are alike.
    const isInsertion = fromLine > line;
    const change = isInsertion
      ? { start: fromX, end: fromX, words: news.slice(fromY, fromY + 1) }
      : { start: fromX, end: fromX + 1, words: [] };
    changes.push(change);
    [x, y] = [fromX, fromY];
  }
  return joinTouching(changes.reverse());
}

function joinTouching(changes: readonly LetterChange[]): readonly LetterChange[] {
  const joined: LetterChange[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    if (last?.end === change.start)
      joined[joined.length - 1] = { start: last.start, end: change.end, words: [...last.words, ...change.words] };
    else joined.push(change);
  }
  return joined;
}

// Two words that have a letter in common are two words: what was written in the place of something else is not woven into it.
function joinNear(changes: readonly LetterChange[], olds: readonly string[]): readonly LetterChange[] {
  const sizeOf = ({ start, end, words }: LetterChange) => Math.max(end - start, words.length);
  const joined: LetterChange[] = [];
  for (const change of changes) {
    let next = change;
    for (let last = joined.at(-1); last; last = joined.at(-1)) {
      const between = next.start - last.end;
      const isReplacing = (last.end > last.start || next.end > next.start) && last.words.length + next.words.length > 0;
      if (!isReplacing || between > sizeOf(last) || between > sizeOf(next)) break;
      next = { start: last.start, end: next.end, words: [...last.words, ...olds.slice(last.end, next.start), ...next.words] };
      joined.pop();
    }
    joined.push(next);
  }
  return joined;
}
