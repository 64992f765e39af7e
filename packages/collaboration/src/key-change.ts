import { isEqualJson } from "@mailwright/document";
import type { SharedValue } from "./shared-form.js";

/** One key as a step changed it. */
export interface KeyChange {
  readonly key: string;
  readonly before: SharedValue;
  readonly after: SharedValue;
}

/** Two changes of one key are one: from the first `before` to the last `after`. What came back to where it was is none. */
export function joinChanges(older: readonly KeyChange[], newer: readonly KeyChange[]): readonly KeyChange[] {
  const joined = new Map(older.map((change) => [change.key, change]));
  for (const change of newer) joined.set(change.key, { ...change, before: (joined.get(change.key) ?? change).before });
  return [...joined.values()].filter(({ before, after }) => !isEqualJson(before, after));
}

/** The changes that take these back, the last one first. */
export function reverseChanges(changes: readonly KeyChange[]): readonly KeyChange[] {
  return changes.map(({ key, before, after }) => ({ key, before: after, after: before })).reverse();
}
