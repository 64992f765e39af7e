import { type LiveTester, openLive } from "../packages/server/src/testing/test-live.js";

/** Somebody who is signed in, and calls the API. */
export interface SignedIn {
  readonly userId: string;
  readonly name: string;
  readonly headers: Record<string, string>;
  call(method: string, path: string, body?: object): Promise<Record<string, string>>;
}

/** People who write in one template, each in a text of their own. */
export interface Crowd {
  write(): void;
  pause(): void;
  /** Writes this into a text, at once. */
  say(blockId: string, words: string): void;
  leave(): void;
}

/** As often as an editor sends what is typed in it. */
const everyMs = 200;
const lettersEach = 2;

export async function signIn(url: string, sessionId: string): Promise<SignedIn> {
  const post = (path: string, body: object) =>
    fetch(`${url}/api/v2${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const { token } = await (await post("/auth/credentials", { sessionId, type: "session" })).json();
  const headers = { authorization: `Bearer ${token}`, "x-session-id": sessionId };
  const call = async (method: string, path: string, body?: object) => {
    const sent = body && { body: JSON.stringify(body) };
    const answer = await fetch(`${url}/api/v2${path}`, {
      method,
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      ...sent,
    });
    const words = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${words}`);
    return words === "" ? {} : JSON.parse(words);
  };
  const { id = "", firstName, lastName } = await call("GET", "/session");
  return { userId: id, name: `${firstName} ${lastName}`, headers, call };
}

/** Opens a template as these people, one connection for each of the texts. */
export async function openCrowd(url: string, id: string, people: readonly SignedIn[], texts: readonly string[]): Promise<Crowd> {
  const writers = texts.map((blockId, at) => {
    const person = people[at % people.length] as SignedIn;
    return { blockId, person, tester: openLive(url, person, id) };
  });
  while (!writers.every(({ tester }) => tester.isSynced())) await new Promise((resolve) => setTimeout(resolve, 50));
  const type = (tester: LiveTester, blockId: string, words: string) =>
    tester.write(blockId, { text: String(tester.text(blockId) ?? "").replace(/<\/p>$/, `${words}</p>`) });
  let round = 0;
  const turn = () => {
    // Each at a moment of their own.
    for (const [at, { tester, blockId, person }] of writers.entries())
      setTimeout(
        () => {
          round += 1;
          type(tester, blockId, "abcdefgh ".slice(round % 7, (round % 7) + lettersEach));
          tester.presence({
            userId: person.userId,
            name: person.name,
            blockId,
            isWriting: true,
            caret: { at: round % 20, startsLine: false },
          });
        },
        (at * everyMs) / writers.length,
      );
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    write() {
      timer ??= setInterval(turn, everyMs);
    },
    pause() {
      clearInterval(timer);
      timer = undefined;
    },
    say(blockId, words) {
      const writer = writers.find((each) => each.blockId === blockId);
      if (writer) type(writer.tester, blockId, words);
    },
    leave() {
      clearInterval(timer);
      for (const { tester } of writers) tester.leave();
    },
  };
}
