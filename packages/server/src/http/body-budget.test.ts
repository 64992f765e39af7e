import { request as ask } from "node:http";
import { type AddressInfo, connect } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type BodyBudget, createBodyBudget, installBodyBudget } from "./body-budget.js";
import { largeBodyBytes } from "./large-bodies.js";
import { answerFailure } from "./write-failure.js";

let app: FastifyInstance;
let port: number;
let budget: BodyBudget;
beforeEach(async () => {
  budget = createBodyBudget({ maxBytes: 4 * largeBodyBytes, perCallerMaxBytes: 3 * largeBodyBytes });
  app = Fastify({ genReqId: () => "1", bodyLimit: 100 * largeBodyBytes });
  app.decorateRequest("caller", null);
  app.setErrorHandler(answerFailure);
  app.addHook("onRequest", async (request) => void Reflect.set(request, "caller", { user: { id: String(request.headers["x-user"]) } }));
  installBodyBudget(app, budget, 8 * largeBodyBytes);
  app.post("/", async () => ({}));
  app.post("/narrow", { bodyLimit: largeBodyBytes }, async () => ({}));
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => app.close());

interface Sent {
  status: number;
  code: string | undefined;
  retryAfter: string | undefined;
}

/** A body of which so much has been sent, and the rest when it is asked for. Chunked, so that nobody knows its length. */
function begin(user: string, sizeBytes: number, headers: Record<string, string | number> = {}) {
  const sending = ask({ port, method: "POST", headers: { "x-user": user, "content-type": "application/json", ...headers } });
  const answer = new Promise<Sent>((resolve, reject) => {
    sending.on("response", async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      const { code } = JSON.parse(text) as { code?: string };
      resolve({ status: response.statusCode ?? 0, code, retryAfter: response.headers["retry-after"] });
    });
    sending.on("error", reject);
  });
  sending.write(`"${"x".repeat(sizeBytes)}`);
  const write = (more: number) => void sending.write("x".repeat(more));
  return { answer, write, end: () => sending.end('"'), leave: () => void sending.destroy() };
}

/** Whether a body of that length would be refused by now, without sending it: two that arrive at once may refuse either. */
function isTooMuch(user: string, sizeBytes: number): boolean {
  try {
    budget.require(user, sizeBytes);
    return false;
  } catch {
    return true;
  }
}

const small = async () => {
  const body = begin("cem", 1000);
  body.end();
  return (await body.answer).status;
};

test("bodies that are too much together are refused for a while, of one caller before of all; small ones always pass", async () => {
  const first = begin("ann", 2 * largeBodyBytes);
  await expect.poll(() => isTooMuch("ann", 1.1 * largeBodyBytes)).toBe(true);
  expect(await sendWhole("ann", 2 * largeBodyBytes)).toEqual({ status: 503, code: "unavailable", retryAfter: "5" });
  expect((await sendWhole("ben", 1.5 * largeBodyBytes)).status).toBe(200);
  const second = begin("ben", 1.5 * largeBodyBytes);
  await expect.poll(() => isTooMuch("dan", 1.1 * largeBodyBytes)).toBe(true);
  expect((await sendWhole("dan", 1.2 * largeBodyBytes)).status).toBe(503);
  expect(await small()).toBe(200);
  first.end();
  second.end();
  expect([(await first.answer).status, (await second.answer).status]).toEqual([200, 200]);
  expect((await sendWhole("dan", 2.5 * largeBodyBytes)).status).toBe(200);
});

test("one whose length is not said is refused when it has become too much", async () => {
  const endless = begin("ann", 3.5 * largeBodyBytes);
  endless.end();
  expect(await endless.answer).toEqual({ status: 503, code: "unavailable", retryAfter: "5" });
});

/** What somebody reads who sends all of it before they read. */
async function sendAtOnce(framing: (sizeBytes: number) => { header: string; before: string; after: string }) {
  const socket = connect(port, "127.0.0.1");
  const [said, faults]: [string[], Error[]] = [[], []];
  socket.on("data", (piece) => said.push(piece.toString()));
  socket.on("error", (fault) => faults.push(fault));
  const body = "x".repeat(7 * largeBodyBytes);
  const { header, before, after } = framing(body.length);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nX-User: ann\r\nContent-Type: application/json\r\n${header}\r\n\r\n`);
  await new Promise((sent) => socket.write(`${before}${body}${after}`, sent));
  await expect.poll(() => said.length + faults.length).toBeGreaterThan(0);
  socket.destroy();
  return [said.join("").slice(0, 12), ...faults];
}

const framings = {
  "a body whose length is said": (sizeBytes: number) => ({ header: `Content-Length: ${sizeBytes}`, before: "", after: "" }),
  "a body whose length is not said": (sizeBytes: number) => ({
    header: "Transfer-Encoding: chunked",
    before: `${sizeBytes.toString(16)}\r\n`,
    after: "\r\n0\r\n\r\n",
  }),
};
test.each(Object.entries(framings))(
  "%s: who is still sending reads the refusal, and not that the connection was cut",
  async (_, framing) => {
    expect(await sendAtOnce(framing)).toEqual(["HTTP/1.1 503"]);
  },
);

test("what goes on and on after its refusal is not read for ever", async () => {
  const endless = begin("ann", 3.5 * largeBodyBytes);
  for (let piece = 0; piece < 12; piece += 1) endless.write(largeBodyBytes);
  expect((await endless.answer).status).toBe(503);
  endless.leave();
});

test("what a client sent that went away counts no more", async () => {
  const left = begin("ann", 2.5 * largeBodyBytes);
  left.answer.catch(() => {});
  await expect.poll(() => isTooMuch("ann", 1.1 * largeBodyBytes)).toBe(true);
  left.leave();
  await expect.poll(() => isTooMuch("ann", 2.9 * largeBodyBytes)).toBe(false);
});

test("what still arrives of a body that was refused for its size counts no more", async () => {
  const payload = `"${"x".repeat(2 * largeBodyBytes)}"`;
  const headers = { "x-user": "ann", "content-type": "application/json" };
  const send = async (url: string) => (await app.inject({ method: "POST", url, headers, payload })).statusCode;
  const refused = [await send("/narrow"), await send("/narrow"), await send("/narrow")];
  expect([...refused, await send("/")]).toEqual([413, 413, 413, 200]);
});

async function sendWhole(user: string, sizeBytes: number): Promise<Sent> {
  const body = begin(user, sizeBytes, { "content-length": sizeBytes + 2 });
  body.end();
  return body.answer;
}
