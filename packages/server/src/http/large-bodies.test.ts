import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { installJsonParser } from "./json-body.js";
import { largeBodyBytes } from "./large-bodies.js";

let app: FastifyInstance;
afterEach(() => app.close());

const large = (name: string) => ({ name, text: "x".repeat(largeBodyBytes) });

/** A server whose calls take until they are let go. */
async function startSlow() {
  const begun: string[] = [];
  const held: (() => void)[] = [];
  app = Fastify();
  app.decorateRequest("caller", null);
  app.addHook("onRequest", async (request) => void Reflect.set(request, "caller", { user: { id: String(request.headers["x-user"]) } }));
  installJsonParser(app);
  app.post("/", { bodyLimit: 10 * largeBodyBytes }, async (request) => {
    begun.push((request.body as { name: string }).name);
    await new Promise<void>((resolve) => held.push(resolve));
    return {};
  });
  await app.ready();
  const send = async (user: string, payload: object) =>
    (await app.inject({ method: "POST", url: "/", headers: { "x-user": user }, payload })).statusCode;
  return { begun, held, send };
}

/** Lets every call go as soon as it is worked at. */
async function finishAll(calls: Promise<number>[], held: (() => void)[]): Promise<number[]> {
  let isOver = false;
  const statuses = Promise.all(calls).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const letGo of held.splice(0)) letGo();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return statuses;
}

test("large bodies are worked at one after the other, callers take turns, and small ones wait for none", async () => {
  const { begun, held, send } = await startSlow();
  const calls = [send("ann", large("ann 1")), send("ann", large("ann 2")), send("ann", large("ann 3"))];
  await expect.poll(() => begun).toEqual(["ann 1"]);
  calls.push(send("ben", large("ben 1")), send("cem", { name: "small" }));
  await expect.poll(() => begun).toEqual(["ann 1", "small"]);
  expect(await finishAll(calls, held)).toEqual([200, 200, 200, 200, 200]);
  expect(begun.filter((name) => name !== "small")).toEqual(["ann 1", "ben 1", "ann 2", "ann 3"]);
});

test("a large body that is refused gives its turn back, and too many that wait are refused", async () => {
  const { begun, held, send } = await startSlow();
  const broken = app.inject({
    method: "POST",
    url: "/",
    headers: { "x-user": "ann", "content-type": "application/json" },
    payload: `{${" ".repeat(largeBodyBytes)}`,
  });
  expect((await broken).statusCode).toBe(400);
  const proto = `{"name": "x", "__proto__": 1, "text": "${"x".repeat(largeBodyBytes)}"}`;
  const evil = app.inject({ method: "POST", url: "/", headers: { "x-user": "ann", "content-type": "application/json" }, payload: proto });
  expect((await evil).statusCode).toBe(400);
  const calls = Array.from({ length: 8 }, (_, index) => send("ann", large(`ann ${index}`)));
  await expect.poll(() => begun.length).toBe(1);
  // One at work, six that wait.
  expect((await finishAll(calls, held)).sort()).toEqual([...Array(7).fill(200), 503]);
});

test("whoever sends one large body after the other rests between them, as long as somebody else is there", async () => {
  const { begun, held, send } = await startSlow();
  const first = send("ann", large("ann 1"));
  await expect.poll(() => begun).toEqual(["ann 1"]);
  const others = [send("ben", { name: "small" }), send("ann", large("ann 2")), send("ben", large("ben 1"))];
  await expect.poll(() => begun).toEqual(["ann 1", "small"]);
  held[1]?.();
  // The turn is long enough for its rest to outlive what is looked at.
  await new Promise((resolve) => setTimeout(resolve, 100));
  held[0]?.();
  expect(await first).toBe(200);
  await expect.poll(() => begun.at(-1)).toBe("ben 1");
  held[2]?.();
  await expect.poll(() => begun.at(-1), { timeout: 5000 }).toBe("ann 2");
  held[3]?.();
  expect(await Promise.all(others)).toEqual([200, 200, 200]);
});
