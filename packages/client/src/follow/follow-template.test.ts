import type { TemplateState } from "@mailwright/contract";
import { expect, test } from "vitest";
import { createClient } from "../call/client.js";
import type { FollowingPace } from "./follow.js";
import { followTemplate } from "./follow-template.js";

const state: TemplateState = {
  version: 1,
  status: "draft",
  isShared: true,
  isLocked: false,
  collaboratorId: null,
  collaboratorName: "",
  ownerName: "Ann",
  savedById: null,
  savedByName: "",
  role: "user",
  ownerId: "ann",
  collaboratorRole: "edit",
  refusal: null,
};
const change = (version: number) =>
  `event: change\ndata: ${JSON.stringify({ kind: "saved", byId: null, state: { ...state, version } })}\n\n`;
const ended = (code: string) => `event: ended\ndata: {"code":"${code}"}\n\n`;
const failure = (status: number, code: string) =>
  new Response(JSON.stringify({ error: code, code, fields: [], requestId: "1" }), {
    status,
    headers: { "content-type": "application/json" },
  });
const stream = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
    { headers: { "content-type": "text/event-stream" } },
  );

/** Follows a server that gives these answers one after the other, and says what was told and how long was waited. */
async function follow(...answers: readonly (() => Response)[]) {
  return followWith(0.5, ...answers);
}

async function followWith(random: number, ...answers: readonly (() => Response)[]) {
  const told: (number | string)[] = [];
  const waits: number[] = [];
  const asked: string[] = [];
  const controller = new AbortController();
  const pace: FollowingPace = {
    whenSeen: async () => undefined,
    onUnseen: () => () => undefined,
    wait: async (ms) => void waits.push(ms),
    random: () => random,
  };
  const rest = [...answers];
  const client = createClient({
    apiUrl: "http://server.test",
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname.split("/").at(-1) ?? "");
      const next = rest.shift();
      if (next) return next();
      controller.abort();
      throw new TypeError("no answer left");
    },
  });
  await followTemplate(client, "t1", {
    signal: controller.signal,
    pace,
    onEvent: (event) => void told.push(event.state.version),
    onEnded: (code) => void told.push(code),
  });
  return { told, waits, asked };
}

test("changes are told as they come, however the stream is cut into pieces, until it says that it ended", async () => {
  const text = `: beat\n\n${change(1)}${change(2)}`;
  const { told, asked } = await follow(() => stream(text.slice(0, 40), text.slice(40, 41), text.slice(41), ended("session-ended")));
  expect(told).toEqual([1, 2, "session-ended"]);
  expect(asked).toEqual(["events"]);
});

test("a stream that breaks is asked for again, and begins with how things stand", async () => {
  const { told, waits } = await follow(
    () => stream(change(1)),
    () => stream(change(3), ended("template-not-found")),
  );
  expect(told).toEqual([1, 3, "template-not-found"]);
  expect(waits).toHaveLength(1);
});

test("where no stream comes through, the state is asked for instead, ever more seldom", async () => {
  const busy = () => failure(503, "unavailable");
  const asState = (version: number) => () =>
    new Response(JSON.stringify({ ...state, version }), { headers: { "content-type": "application/json" } });
  const { told, waits, asked } = await follow(busy, asState(1), busy, busy, busy, asState(2), () => failure(403, "not-a-collaborator"));
  expect(told).toEqual([1, 2, "not-a-collaborator"]);
  expect(asked).toEqual(["events", "state", "events", "state", "events", "state", "events"]);
  const [first = 0, , third = 0] = waits;
  expect(third).toBeGreaterThan(first);
});

test("too many streams are a passing refusal, a right that is gone is none", async () => {
  const { told } = await follow(
    () => failure(429, "too-many-requests"),
    () => failure(429, "too-many-requests"),
    () => failure(404, "template-not-found"),
  );
  expect(told).toEqual(["template-not-found"]);
});

test("pages that lost the same server come back spread over five seconds, and ever wider while it stays away", async () => {
  const busy = () => failure(503, "unavailable");
  const gone = () => failure(404, "template-not-found");
  const waitsOf = async (random: number) => (await followWith(random, () => stream(change(1)), busy, busy, busy, busy, gone)).waits;
  const [soonest, middle, latest] = [await waitsOf(0), await waitsOf(0.5), await waitsOf(1)];
  expect(soonest).toEqual([500, 500, 500]);
  expect(middle).toEqual([2750, 5250, 10_250]);
  expect(latest).toEqual([5000, 10_000, 20_000]);
});

test("nobody asks for the state the moment the stream breaks, when everybody would", async () => {
  const order: string[] = [];
  const controller = new AbortController();
  const client = createClient({
    apiUrl: "http://server.test",
    fetch: async (request) => {
      order.push(new URL(request.url).pathname.split("/").at(-1) ?? "");
      return failure(503, "unavailable");
    },
  });
  const wait = async () => {
    order.push("wait");
    if (order.length > 5) controller.abort();
  };
  const pace: FollowingPace = { whenSeen: async () => undefined, onUnseen: () => () => undefined, wait, random: () => 0 };
  await followTemplate(client, "t1", { signal: controller.signal, pace, onEvent: () => undefined, onEnded: () => undefined });
  expect(order).toEqual(["events", "wait", "state", "events", "wait", "state", "events", "wait"]);
});
