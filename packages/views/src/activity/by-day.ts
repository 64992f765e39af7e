/** What happened on one day. */
export interface Day<T> {
  /** Its beginning, where the person is. */
  readonly date: Date;
  readonly entries: readonly T[];
}

/** Splits what stands newest first by the days on which it happened, where the person is. */
export function byDay<T extends { readonly at: string }>(entries: readonly T[]): readonly Day<T>[] {
  const days = new Map<number, T[]>();
  for (const entry of entries) {
    const at = new Date(entry.at);
    const begins = new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
    const day = days.get(begins) ?? [];
    day.push(entry);
    days.set(begins, day);
  }
  return Array.from(days, ([begins, of]) => ({ date: new Date(begins), entries: of }));
}

/** How many days ago a day was: 0 for today. A day may have 23 or 25 hours. */
export function daysAgo(date: Date, now: Date): number {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((today.getTime() - date.getTime()) / (24 * 60 * 60 * 1000));
}
