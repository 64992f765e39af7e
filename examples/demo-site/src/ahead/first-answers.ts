/** What is asked ahead: an address of this origin, the headers that the request will have, and how many requests it answers (one where nothing is said). */
export interface FirstQuestion {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly times?: number;
}

interface Held extends FirstQuestion {
  readonly answer: Promise<Response>;
  left: number;
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
  for (const question of questions) {
    const { address, headers, times = 1 } = question;
    const asked: Held = { ...question, answer: send(address, { ...(headers && { headers }) }), left: times };
    const arrive = () => {
      asked.arrivedAt = now();
    };
    asked.answer.then(arrive, arrive);
    held.set(address, asked);
  }
  return async (input, init) => {
    if (held.size === 0) return send(input, init);
    // What is sent is only looked at: a body can be read once.
    const asked = input instanceof Request ? input : undefined;
    const method = init?.method ?? asked?.method ?? "GET";
    const url = asked?.url ?? new URL(String(input), globalThis.location?.href).href;
    const found = held.get(url);
    if (method.toUpperCase() !== "GET") held.clear();
    if (held.size === 0 || !found || !isSameQuestion(found, new Headers(init?.headers ?? asked?.headers))) return send(input, init);
    found.left -= 1;
    if (found.left === 0) held.delete(url);
    if (now() - (found.arrivedAt ?? now()) > freshMs) return send(input, init);
    const signal = init?.signal ?? asked?.signal;
    signal?.throwIfAborted();
    const answer = await found.answer;
    signal?.throwIfAborted();
    return answer.clone();
  };
}

/** Somebody else's session is another question. */
function isSameQuestion({ headers = {} }: FirstQuestion, asked: Headers): boolean {
  return Object.entries(headers).every(([name, value]) => asked.get(name) === value);
}
