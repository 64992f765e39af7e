import { isEqualJson } from "@mailwright/document";
import { type TextKind, takeBackText } from "./join-texts.js";
import type { SharedValue } from "./shared-form.js";

/** One key as a step changed it. */
export interface KeyChange {
  readonly key: string;
  readonly before: SharedValue;
  readonly after: SharedValue;
  /** It is a text, which is kept letter by letter. */
  readonly kind?: TextKind;
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
function beforeBoth(older: KeyChange, { before, kind }: KeyChange): SharedValue {
  if (!kind || typeof older.before !== "string" || typeof older.after !== "string" || typeof before !== "string") return older.before;
  return takeBackText(older.before, older.after, before, kind);
}

/** The changes that take these back, the last one first. */
export function reverseChanges(changes: readonly KeyChange[]): readonly KeyChange[] {
  return changes.map((change) => ({ ...change, before: change.after, after: change.before })).reverse();
}
