import { isEqualJson } from "@mailwright/document";
import { takeBackText } from "./join-texts.js";
import type { SharedValue } from "./shared-form.js";
import type { SharedText } from "./shared-texts.js";

/** One key as a step changed it. */
export interface KeyChange {
  readonly key: string;
  readonly before: SharedValue;
  readonly after: SharedValue;
  /** It is a text, which is kept letter by letter. */
  readonly text?: SharedText;
}

/** Two changes of one key are one: from the first `before` to the last `after`. What came back to where it was is none. */
export function joinChanges(older: readonly KeyChange[], newer: readonly KeyChange[]): readonly KeyChange[] {
  const joined = new Map(older.map((change) => [change.key, change]));
  for (const change of newer) {
    const first = joined.get(change.key);
    joined.set(change.key, first ? { ...change, before: beforeBoth(first, change) } : change);
  }
  return [...joined.values()].filter(({ before, after }) => !isEqualJson(before, after));
}

// What others wrote in a text between the two is none of this person's: it stands before both.
function beforeBoth(older: KeyChange, { before, text }: KeyChange): SharedValue {
  if (!text || !isWords(older.before) || !isWords(older.after) || !isWords(before)) return older.before;
  return takeBackWords(older.before, older.after, before, text);
}

/** Is this what a text may be? Undefined: it is not set. */
export function isWords(value: SharedValue): value is string | undefined {
  return value === undefined || typeof value === "string";
}

/** See `takeBackText`: the same for a text that shows its initial words while it is not set. */
export function takeBackWords(
  before: string | undefined,
  after: string | undefined,
  now: string | undefined,
  { kind, initial }: SharedText,
): string | undefined {
  const value = takeBackText(before ?? initial, after ?? initial, now ?? initial, kind);
  return value === initial && before === undefined ? undefined : value;
}

/** The changes that take these back, the last one first. */
export function reverseChanges(changes: readonly KeyChange[]): readonly KeyChange[] {
  return changes.map((change) => ({ ...change, before: change.after, after: change.before })).reverse();
}
