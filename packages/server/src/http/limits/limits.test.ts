import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callWindows } from "../../database/schema.js";
import { tidy } from "../../ops/tidy.js";
import { quickestEngine, testEngines } from "../../testing/test-engines.js";
import { startTestServer, type TestServer } from "../../testing/test-server.js";
import { createSharedCounter } from "./shared-counter.js";

describe.each(testEngines)("limits of calls, on $name", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    const config = { userCallsPerMinuteMax: 12, limitsOperations: true };
    server = await startTestServer(engine, { config, ports: { limitsRecipients: true } });
  }, 60_000);
  afterAll(() => server?.close());
  // What one test counted is over for the next.
  beforeEach(() => server.ports.database.delete(callWindows));
  afterEach(() => server.clock.advance(2 * 60 * 60 * 1000));
  const addUser = async () => {
    const user = await server.addUser();
    return { ...user, ask: (url: string, place = "10.0.0.1") => server.inject({ url, headers: user.headers, remoteAddress: place }) };
  };

  test("a person has so many a minute from wherever they call, is told when to come back, and delays nobody else", async () => {
    const [ann, ben] = [await addUser(), await addUser()];
    server.clock.advance(60_000 - (server.clock.now().getTime() % 60_000) + 15_000);
    for (let call = 0; call < 12; call += 1) expect((await ann.ask("/api/v2/session", `10.0.1.${call}`)).statusCode).toBe(200);
    const refused = await ann.ask("/api/v2/session", "10.0.2.1");
    expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([429, "too-many-requests", "45"]);
    expect((await ben.ask("/api/v2/session", "10.0.2.2")).statusCode).toBe(200);
    server.clock.advance(45_000);
    expect((await ann.ask("/api/v2/session", "10.0.2.3")).statusCode).toBe(200);
  });

  test("processes that share a database count together", async () => {
    const { database } = server.ports;
    const limit = { callsMax: 10, windowMs: 60_000 };
    const [one, other] = [createSharedCounter({ database, clock: server.clock }), createSharedCounter({ database, clock: server.clock })];
    const take = (counter: typeof one, calls: number) => Array.from({ length: calls }, () => counter.count("somebody", limit));
    expect(take(one, 6)).toEqual(Array(6).fill(0));
    await one.share();
    expect(take(other, 4)).toEqual(Array(4).fill(0));
    await other.share();
    expect(take(other, 1)[0]).toBeGreaterThan(0);
    // It learns what the others counted with the next call that it tells of.
    expect(take(one, 1)).toEqual([0]);
    await one.share();
    expect(take(one, 1)[0]).toBeGreaterThan(0);
    server.clock.advance(60_000);
    expect(take(one, 1)).toEqual([0]);
  });

  test("what is forgotten is over", async () => {
    const { database } = server.ports;
    const counter = createSharedCounter({ database, clock: server.clock });
    counter.count("somebody who calls once", { callsMax: 10, windowMs: 60_000 });
    await counter.share();
    expect(await database.select().from(callWindows)).toHaveLength(1);
    server.clock.advance(2 * 60_000);
    await tidy(server.ports);
    expect(await database.select().from(callWindows)).toEqual([]);
  });

  test("an address has so many mails an hour, whoever sends them and however it is written", async () => {
    const statuses: number[] = [];
    let last: { code?: string; retryAfter?: string | undefined } = {};
    for (let mail = 0; mail < 21; mail += 1) {
      if (mail % 5 === 0) server.clock.advance(60_000);
      const user = await server.addUser();
      const { id } = (await user.call("POST", "/api/v2/usertemplate/type/email", { name: "M", template: { html: "<p>1</p>" } })).json();
      const to = [mail % 2 === 0 ? "Victim@x.test" : "victim@X.test"];
      const answer = await user.call("POST", `/api/v2/usertemplate/sendtestmail/${id}`, { to });
      statuses.push(answer.statusCode);
      last = { code: answer.json().code, retryAfter: String(answer.headers["retry-after"]) };
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect([last.code, Number(last.retryAfter) > 0]).toEqual(["too-many-mails", true]);
  });
});

test("pictures in sent emails are given to everybody who asks from one address, and drawn once a second", async () => {
  const server = await startTestServer(quickestEngine, { config: { callsPerMinuteMax: 30 } });
  const from = (url: string, headers = {}) => server.inject({ url, headers, remoteAddress: "10.9.9.9" });
  try {
    const ann = await server.addUser();
    const { url } = (await ann.call("POST", "/api/v2/timer", { end: "2099-01-01T00:00", timeZone: "UTC" })).json();
    const path = new URL(url).pathname;
    const answers = await Promise.all(Array.from({ length: 100 }, () => from(path)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { etag, "cache-control": cacheControl } = answers[0]?.headers ?? {};
    expect(cacheControl).toBe("public, no-cache, max-age=0, must-revalidate");
    const again = await from(path, { "if-none-match": etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    server.clock.advance(1000);
    expect((await from(path, { "if-none-match": etag })).statusCode).toBe(200);
    for (let picture = 0; picture < 40; picture += 1) expect((await from("/starter/lamps.png")).statusCode).toBe(200);
    const others = await Promise.all(Array.from({ length: 31 }, () => from("/api/v2/demo/users")));
    expect(others.at(-1)?.statusCode).toBe(429);
  } finally {
    await server.close();
  }
}, 60_000);

test("the files of the product's pages are not counted, so that an office behind one address is not shut out when it comes to work", async () => {
  const siteDir = mkdtempSync(join(tmpdir(), "mailwright-site-"));
  mkdirSync(join(siteDir, "assets"));
  for (const [name, content] of [
    ["index.html", "<!doctype html><title>Mailwright</title>"],
    ["assets/app-Ab3dEf9h.js", "export {};"],
  ] as const)
    writeFileSync(join(siteDir, name), content);
  const server = await startTestServer(quickestEngine, { config: { callsPerMinuteMax: 30, siteDir } });
  const from = (url: string) => server.inject({ url, remoteAddress: "10.9.9.8" });
  try {
    for (let file = 0; file < 40; file += 1) expect((await from("/assets/app-Ab3dEf9h.js")).statusCode).toBe(200);
    for (let page = 0; page < 30; page += 1) expect((await from("/")).statusCode).toBe(200);
    expect((await from("/")).statusCode).toBe(429);
    expect((await from("/assets/../api/v2/demo/users")).statusCode).not.toBe(200);
  } finally {
    await server.close();
    rmSync(siteDir, { recursive: true });
  }
}, 60_000);
