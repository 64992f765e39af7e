import { isEqualJson, type JsonValue } from "@mailwright/document";
import { isRecord, recordOf } from "./json-value.js";
import { type Item, isItems } from "./shared-list.js";

/** For each new item the place of the old one that it was; undefined: it is none of them. */
type Matches = (number | undefined)[];

/**
 * Which item was which, told by what they hold, as stored lists have no ids: those that are the same, then those of which a member is the same that no
 * other has, then those that stand between the same neighbours. It costs what the lists hold, never the one times the other.
 */
export function matchItems(olds: readonly Item[], news: readonly Item[]): readonly (number | undefined)[] {
  const matches: Matches = Array.from({ length: news.length });
  const free = new Set(olds.keys());
  const match = (at: number, old: number | undefined) => {
    if (old === undefined || !free.delete(old)) return;
    matches[at] = old;
  };
  const shorter = Math.min(olds.length, news.length);
  let head = 0;
  for (; head < shorter && isEqualJson(olds[head], news[head]); head++) match(head, head);
  let tail = 0;
  for (; tail < shorter - head && isEqualJson(olds.at(-1 - tail), news.at(-1 - tail)); tail++)
    match(news.length - 1 - tail, olds.length - 1 - tail);
  if (free.size === 0 || head + tail === news.length) return matches;
  const open = () => [...news.keys()].slice(head, news.length - tail).filter((at) => matches[at] === undefined);
  matchSame(olds, news, free, open(), match);
  matchByMembers(olds, news, free, open(), match);
  for (const at of open()) match(at, placeAfter(at === 0 ? -1 : matches[at - 1]));
  for (const at of open().reverse()) match(at, placeBefore(at === news.length - 1 ? olds.length : matches[at + 1]));
  return matches;
}

const placeAfter = (old: number | undefined) => (old === undefined ? undefined : old + 1);
const placeBefore = (old: number | undefined) => (old === undefined ? undefined : old - 1);

/** Where the item at this place of a list is in what others made of the list; undefined: they took it away. */
export function followItem(before: JsonValue | undefined, after: JsonValue | undefined, at: number): number | undefined {
  if (before === after || !isItems(before) || !isItems(after)) return at;
  const found = matchItems(before, after).indexOf(at);
  return found < 0 ? undefined : found;
}

type Match = (at: number, old: number | undefined) => void;

function matchSame(olds: readonly Item[], news: readonly Item[], free: ReadonlySet<number>, open: readonly number[], match: Match): void {
  const places = new Map<string, number[]>();
  // The first of those that are the same is taken first.
  for (const at of [...free].reverse()) {
    const words = wordsOf(olds[at] ?? {});
    const others = places.get(words);
    if (others) others.push(at);
    else places.set(words, [at]);
  }
  for (const at of open) match(at, places.get(wordsOf(news[at] ?? {}))?.pop());
}

function matchByMembers(
  olds: readonly Item[],
  news: readonly Item[],
  free: ReadonlySet<number>,
  open: readonly number[],
  match: Match,
): void {
  const holders = new Map<string, number | undefined>();
  for (const at of free) for (const words of membersOf(olds[at])) holders.set(words, holders.has(words) ? undefined : at);
  for (const at of open) {
    const votes = new Map<number, number>();
    for (const words of membersOf(news[at])) {
      const old = holders.get(words);
      if (old !== undefined && free.has(old)) votes.set(old, (votes.get(old) ?? 0) + 1);
    }
    const [best] = [...votes].sort(([one, most], [other, more]) => more - most || one - other);
    match(at, best?.[0]);
  }
}

const membersOf = (item: Item = {}) => Object.entries(item).map(([name, value]) => `${name}:${wordsOf(value)}`);

/** The same words for what holds the same. */
function wordsOf(value: JsonValue): string {
  return JSON.stringify(value, (_, part: JsonValue) => (isRecord(part) ? recordOf(Object.entries(part)) : part));
}
