import type { Clock } from "../../base/clock.js";

interface Keeping {
  clock: Clock;
  keptMs: number;
  entriesMax: number;
}

/** Answers that are good for a while. What was asked twice at once is asked once; a failure is not kept. */
export function createKeptAnswers<T>({ clock, keptMs, entriesMax }: Keeping): (key: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { answer: Promise<T>; untilMs: number }>();
  return (key, ask) => {
    const nowMs = clock.now().getTime();
    const known = kept.get(key);
    if (known && nowMs < known.untilMs) return known.answer;
    const answer = ask();
    // Put at the end, so that the first key is the oldest.
    kept.delete(key);
    kept.set(key, { answer, untilMs: nowMs + keptMs });
    answer.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > entriesMax && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
