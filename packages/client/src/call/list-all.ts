import { type Answer, unwrapAnswer } from "./unwrap.js";

/** Asks for one page: the first, or the one that `after` names. */
export type AskPage<T> = (after: { after?: string }) => Promise<Answer<T[]>>;

/** A part of a list, and where to go on; null at its end. */
export interface ListPage<T> {
  readonly entries: readonly T[];
  readonly next: string | null;
}

/** One page of a list. */
export async function listPage<T>(ask: AskPage<T>, after: string | null): Promise<ListPage<T>> {
  const { data, response }: { data: T[]; response: Response } = await unwrapAnswer(ask(after === null ? {} : { after }));
  return { entries: data, next: response.headers.get("x-next-cursor") };
}

/**
 * A whole list, page after page: the server answers no more at once than it can send without keeping others waiting. `onPart` is told what has
 * arrived while more is on its way.
 */
export async function listAll<T>(ask: AskPage<T>, onPart?: (part: readonly T[]) => void): Promise<T[]> {
  const all: T[] = [];
  for (let after: string | null = null; ; ) {
    const { entries, next }: ListPage<T> = await listPage(ask, after);
    all.push(...entries);
    if (next === null) return all;
    onPart?.([...all]);
    after = next;
  }
}
