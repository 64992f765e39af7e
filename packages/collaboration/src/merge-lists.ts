import { isEqualJson, type JsonValue } from "@mailwright/document";
import { ownValue } from "./json-value.js";
import { longestRise } from "./longest-rise.js";
import { matchItems } from "./match-items.js";
import type { Item } from "./shared-list.js";

/** What becomes of a member that both changed; undefined: what was done here stands, and it is told. */
export type JoinMember = (member: string, base: JsonValue | undefined, mine: JsonValue, theirs: JsonValue) => JsonValue | undefined;

interface Entry {
  value: Item;
}

/** What was done to a list here since `base`, done to theirs: item by item, and member by member. `contest` is told where no rule decides. */
export function mergeLists(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  joinMember: JoinMember,
  contest: () => void,
): readonly Item[] {
  const [here, there] = [matchItems(base, mine), matchItems(base, theirs)];
  const merged: Entry[] = theirs.map((value) => ({ value }));
  const theirsOf = new Map(there.flatMap((at, index) => (at === undefined ? [] : [[at, merged[index]] as const])));
  const fresh = new Set(merged.filter((_, index) => there[index] === undefined));
  const stays = longestRise(here.map((at) => (at === undefined ? undefined : String(at).padStart(9, "0"))));
  let last: Entry | undefined;
  for (const [index, value] of mine.entries()) {
    const from = here[index];
    const was = from === undefined ? undefined : base[from];
    const known = from === undefined ? [...fresh].find((entry) => isEqualJson(entry.value, value)) : theirsOf.get(from);
    if (known && was) known.value = mergeMembers(was, value, known.value, joinMember, contest);
    if (known) fresh.delete(known);
    // What others took away comes back where something was written in it here.
    else if (was && isEqualJson(was, value)) continue;
    else if (was) contest();
    const entry = known ?? { value };
    if (!known || (was && !stays.has(index))) putBehind(merged, entry, last);
    last = entry;
  }
  const kept = new Set(here);
  for (const [at, was] of base.entries()) {
    const entry = kept.has(at) ? undefined : theirsOf.get(at);
    // What others wrote in is not taken away without them.
    if (entry && isEqualJson(entry.value, was)) merged.splice(merged.indexOf(entry), 1);
    else if (entry) contest();
  }
  return merged.map(({ value }) => value);
}

function putBehind(merged: Entry[], entry: Entry, before: Entry | undefined): void {
  const at = merged.indexOf(entry);
  if (at >= 0) merged.splice(at, 1);
  merged.splice(before ? merged.indexOf(before) + 1 : 0, 0, entry);
}

function mergeMembers(base: Item, mine: Item, theirs: Item, joinMember: JoinMember, contest: () => void): Item {
  const merged = new Map(Object.entries(theirs));
  for (const name of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    const [was, here, there] = [base, mine, theirs].map((item) => ownValue(item, name));
    if (isEqualJson(was, here) || isEqualJson(here, there)) continue;
    const isOurs = isEqualJson(was, there);
    const joined = isOurs || here === undefined || there === undefined ? undefined : joinMember(name, was, here, there);
    if (!isOurs && joined === undefined) contest();
    const value = joined ?? here;
    if (value === undefined) merged.delete(name);
    else merged.set(name, value);
  }
  return Object.fromEntries(merged);
}
