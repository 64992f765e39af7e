import { expect, test } from "vitest";
import { followTemplate } from "../follow/follow-template.js";
import { getTemplate, isApiError, loadSession, saveTemplate } from "../index.js";
import { createClient } from "./client.js";

const failure = (code: string, status = 401) => Response.json({ error: code, code, fields: [], requestId: "1" }, { status });

/** A server that knows only the sessions that it is told, and writes down what it was asked with which session. */
function createServer(known: Set<string>) {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname;
    const body: unknown = request.method === "GET" ? null : await request.json();
    const sessionId = request.headers.get("x-session-id") ?? String((body as { sessionId?: string } | null)?.sessionId);
    asked.push(`${request.method} ${path.split("/").at(-1)} ${sessionId}`);
    if (!known.has(sessionId)) return failure("session-ended");
    if (path.endsWith("/credentials")) return Response.json({ token: `token of ${sessionId}` });
    return Response.json({ id: sessionId, echo: body });
  };
  return { asked, fetch };
}

const noPace = { whenSeen: async () => undefined, onUnseen: () => () => undefined, wait: async () => undefined, random: () => 0 };

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => "done",
    (error: unknown) => (isApiError(error) ? error.code : String(error)),
  );

test("calls that find the session over wait for one sign-in together, then are made as they were", async () => {
  const known = new Set(["first"]);
  const { fetch, asked } = createServer(known);
  let signIn: (id: string) => void = () => undefined;
  let asks = 0;
  const signedOut: string[] = [];
  const client = createClient({
    apiUrl: "http://server.test",
    sessionId: "first",
    fetch,
    onSignedOut: ({ code }) => signedOut.push(code),
    renewSession: () => {
      asks += 1;
      return new Promise((resolve) => {
        signIn = resolve;
      });
    },
  });
  await loadSession(client);
  known.clear();
  const saving = saveTemplate(client, "t1", { description: "typed meanwhile" }, 3);
  const loading = getTemplate(client, "t1");
  await expect.poll(() => asks).toBe(1);
  known.add("second");
  signIn("second");
  expect(await saving).toMatchObject({ id: "second", echo: { description: "typed meanwhile" } });
  expect(await loading).toMatchObject({ id: "second" });
  expect(asked.filter((line) => line.startsWith("PATCH"))).toEqual(["PATCH t1 first", "PATCH t1 second"]);
  expect([asks, signedOut]).toEqual([1, []]);
});

test("who was asked and did not sign in is not asked again by a stream, which nobody has pressed", async () => {
  let asks = 0;
  const client = createClient({
    apiUrl: "http://server.test",
    sessionId: "gone",
    fetch: createServer(new Set()).fetch,
    renewSession: async () => {
      asks += 1;
      return null;
    },
  });
  expect(await codeOf(loadSession(client))).toBe("session-ended");
  const ended: string[] = [];
  await followTemplate(client, "t1", {
    signal: new AbortController().signal,
    pace: noPace,
    onEvent: () => undefined,
    onEnded: (code) => ended.push(code),
  });
  expect([ended, asks]).toEqual([["session-ended"], 1]);
  expect(await codeOf(loadSession(client))).toBe("session-ended");
  expect(asks).toBe(2);
});

test("who said no to signing in is not asked again by a call that was on its way meanwhile", async () => {
  let asks = 0;
  const { fetch } = createServer(new Set());
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const client = createClient({
    apiUrl: "http://server.test",
    sessionId: "gone",
    fetch: (request) => held.then(() => fetch(request)),
    renewSession: async () => {
      asks += 1;
      return null;
    },
  });
  const slow = codeOf(loadSession(client));
  expect(await client.signInAgain()).toBe(false);
  letGo();
  expect([await slow, asks]).toEqual(["session-ended", 1]);
});

test("who does not sign in again is signed out; a page that cannot ask is no other fault; a bad session is asked for once a call", async () => {
  const answers: (() => Promise<string | null>)[] = [
    async () => null,
    async () => {
      throw new Error("no window");
    },
    async () => "nobody's",
  ];
  const signedOut: string[] = [];
  const client = createClient({
    apiUrl: "http://server.test",
    sessionId: "gone",
    fetch: createServer(new Set()).fetch,
    onSignedOut: ({ code }) => signedOut.push(code),
    renewSession: () => (answers.shift() ?? (async () => null))(),
  });
  expect(await codeOf(loadSession(client))).toBe("session-ended");
  expect(await codeOf(loadSession(client))).toBe("session-ended");
  expect(await codeOf(loadSession(client))).toBe("session-ended");
  expect([answers.length, signedOut.length]).toEqual([0, 3]);
});

test("a call that is given up does not wait for anybody", async () => {
  const client = createClient({
    apiUrl: "http://server.test",
    sessionId: "gone",
    fetch: createServer(new Set()).fetch,
    renewSession: () => new Promise(() => undefined),
  });
  const stop = new AbortController();
  const loading = codeOf(loadSession(client, stop.signal));
  stop.abort();
  expect(await loading).toBe("aborted");
});

test("a stream that says that the session is over goes on with the next one", async () => {
  const streams = ['event: ended\ndata: {"code":"session-ended"}\n\n', 'event: ended\ndata: {"code":"not-a-collaborator"}\n\n'];
  const ended: string[] = [];
  let asks = 0;
  const client = createClient({
    apiUrl: "http://server.test",
    sessionId: "cookie",
    fetch: async () => new Response(streams.shift(), { headers: { "content-type": "text/event-stream" } }),
    renewSession: async () => {
      asks += 1;
      return "cookie";
    },
  });
  await followTemplate(client, "t1", {
    signal: new AbortController().signal,
    pace: noPace,
    onEvent: () => undefined,
    onEnded: (code) => ended.push(code),
  });
  expect([asks, ended]).toEqual([1, ["not-a-collaborator"]]);
});
