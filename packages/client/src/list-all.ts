import { type Answer, unwrapAnswer } from "./unwrap.js";

/** Asks for one page: the first, or the one that `after` names. */
export type AskPage<T> = (after: { after?: string }) => Promise<Answer<T[]>>;

/**
 * A whole list, page after page: the server answers no more at once than it can send without keeping others waiting. `onPart` is told what has
 * arrived while more is on its way.
 */
export async function listAll<T>(ask: AskPage<T>, onPart?: (part: readonly T[]) => void): Promise<T[]> {
  const all: T[] = [];
  let next: { after?: string } = {};
  for (;;) {
    const { data, response }: { data: T[]; response: Response } = await unwrapAnswer(ask(next));
    all.push(...data);
    const after = response.headers.get("x-next-cursor");
    if (after === null) return all;
    onPart?.([...all]);
    next = { after };
  }
}
