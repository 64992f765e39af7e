/** What is asked ahead: an address of this origin, the headers that the request will have, and how many requests it answers (one where nothing is said). */
export interface FirstQuestion {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly times?: number;
}

interface Held {
  readonly answer: Promise<Response>;
  times: number;
  arrivedAt?: number;
}

type Fetch = typeof globalThis.fetch;

/** How long an answer counts as what the server would say now. */
const freshMs = 10_000;

/**
 * Asks questions at once, and answers a `fetch` of the same address by what came back, failures as well. Anything that may change what the server would
 * say makes all of them void, and so does time.
 */
export function askAhead(questions: readonly FirstQuestion[], send: Fetch, now: () => number = () => performance.now()): Fetch {
  const held = new Map<string, Held>();
  for (const { address, headers, times = 1 } of questions) {
    const asked: Held = { answer: send(address, { ...(headers && { headers }) }), times };
    const arrive = () => {
      asked.arrivedAt = now();
    };
    asked.answer.then(arrive, arrive);
    held.set(address, asked);
  }
  return async (input, init) => {
    const { method, url, signal } = input instanceof Request && !init ? input : new Request(input, init);
    const found = held.get(url);
    if (method !== "GET") held.clear();
    if (method !== "GET" || !found) return send(input, init);
    found.times -= 1;
    if (found.times === 0) held.delete(url);
    if (now() - (found.arrivedAt ?? now()) > freshMs) return send(input, init);
    signal.throwIfAborted();
    const answer = await found.answer;
    signal.throwIfAborted();
    return answer.clone();
  };
}
