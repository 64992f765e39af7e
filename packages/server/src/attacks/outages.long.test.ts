import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { Writable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import sharp from "sharp";
import { afterEach, describe, expect, test } from "vitest";
import { openEmbeddedDatabase, openPostgres } from "../database/open-database.js";
import { users } from "../database/schema.js";
import { findSystemFault } from "../http/system-fault.js";
import { tidy as tidyUp } from "../ops/tidy.js";
import { sweepBlobs } from "../resources/assets/blob-register.js";
import { freshDataDir, hasTestPostgres, preparedDataDir, quickestEngine, testEngines } from "../testing/test-engines.js";
import { writeUploadForm } from "../testing/test-form.js";
import { testIsolateFile } from "../testing/test-isolates.js";
import { createMigratedDatabase } from "../testing/test-postgres.js";
import { startTestProxy } from "../testing/test-proxy.js";
import { startTestServer } from "../testing/test-server.js";

let tidy: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of tidy.reverse()) await step();
  tidy = [];
});

/** Keeps the lines of the log that somebody should be woken for. */
function listenForAlarms() {
  const alarms: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      alarms.push(
        ...String(chunk)
          .split("\n")
          .filter((line) => line !== "" && JSON.parse(line).level >= 50),
      );
      done();
    },
  });
  return { alarms, logTo };
}

describe.runIf(hasTestPostgres)("while the database is away", () => {
  test("calls are refused with 503 and when to come again, and it goes on once it is back", async () => {
    const created = await createMigratedDatabase();
    tidy.push(created.drop);
    const url = new URL(created.url);
    const proxy = await startTestProxy({ host: url.hostname, port: Number(url.port) });
    tidy.push(proxy.close);
    url.port = String(proxy.port);
    const server = await startTestServer({ name: "PostgreSQL", open: () => openPostgres(url.href) });
    tidy.push(server.close);
    const ann = await server.addUser();

    proxy.cut();
    for (const [method, path] of [
      ["GET", "/api/v2/session"],
      ["POST", "/api/v2/usertemplate/type/email"],
    ] as const) {
      const answer = await ann.call(method, path, method === "POST" ? { name: "x" } : undefined);
      expect([answer.statusCode, answer.json().code, answer.headers["retry-after"]]).toEqual([503, "unavailable", "5"]);
    }
    expect((await server.inject({ method: "GET", url: "/readyz" })).statusCode).toBe(503);
    expect((await server.inject({ method: "GET", url: "/healthz" })).statusCode).toBe(200);

    proxy.mend();
    expect((await ann.call("GET", "/api/v2/session")).statusCode).toBe(200);
    expect((await server.inject({ method: "GET", url: "/readyz" })).statusCode).toBe(200);
  });
});

/** So that nobody waits for these tests as long as for a database. */
const shortly = { connectionMs: 400, statementMs: 800, silenceMs: 1000 };

async function startBehindProxy() {
  const created = await createMigratedDatabase();
  tidy.push(created.drop);
  const url = new URL(created.url);
  const proxy = await startTestProxy({ host: url.hostname, port: Number(url.port) });
  tidy.push(proxy.close);
  url.port = String(proxy.port);
  const open = () => openPostgres(url.href, { connectionsMax: 2, patience: shortly });
  const server = await startTestServer({ name: "PostgreSQL", open });
  tidy.push(server.close);
  return { proxy, server };
}

const refusedForNow = [503, "unavailable", "5"];
const howRefused = ({ statusCode, json, headers }: LightMyRequestResponse) => [statusCode, json().code, headers["retry-after"]];

describe.runIf(hasTestPostgres)("while the database says nothing", () => {
  test("calls end with 503 and when to come again, none of them hangs, and what needs no database goes on", async () => {
    const { proxy, server } = await startBehindProxy();
    const ann = await server.addUser();
    proxy.delay(Number.POSITIVE_INFINITY);
    const calls = Array.from({ length: 3 }, () => [
      ann.call("GET", "/api/v2/session"),
      ann.call("POST", "/api/v2/usertemplate/type/email", { name: "x", template: { html: "<p>x</p>" } }),
    ]).flat();
    expect((await server.inject({ url: "/healthz" })).statusCode).toBe(200);
    for (const answer of await Promise.all(calls)) expect(howRefused(answer)).toEqual(refusedForNow);
    expect((await server.inject({ url: "/readyz" })).statusCode).toBe(503);
    proxy.mend();
    expect((await ann.call("GET", "/api/v2/session")).statusCode).toBe(200);
    expect(server.ports.databaseLoad()).toMatchObject({ busy: 0, waiting: 0 });
  });

  test("in the middle of a transaction, its connection is given to nobody else, and it is stored wholly or not at all", async () => {
    const { proxy, server } = await startBehindProxy();
    const ann = await server.addUser();
    const { database } = server.ports;
    const begun = database.transaction(async (tx) => {
      await tx.update(users).set({ firstName: "Half" }).where(eq(users.id, ann.id));
      proxy.delay(Number.POSITIVE_INFINITY);
      await tx.update(users).set({ lastName: "Half" }).where(eq(users.id, ann.id));
    });
    await expect(begun).rejects.toSatisfy((error) => findSystemFault(error) === "unavailable");
    proxy.mend();
    const names = async () => (await ann.call("GET", "/api/v2/session")).json();
    await expect.poll(names).toMatchObject({ firstName: "Test", lastName: "User" });
    expect(server.ports.databaseLoad().busy).toBe(0);
  });
});

test.runIf(hasTestPostgres)(
  "a database that takes its time for each word is waited for, and a statement that takes too long is given up",
  async () => {
    const { proxy, server } = await startBehindProxy();
    const ann = await server.addUser();
    proxy.delay(20);
    expect((await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Slow", template: { html: "<p>x</p>" } })).statusCode).toBe(
      201,
    );
    expect((await ann.call("POST", "/api/v2/usertemplate/search", {})).json()["total-elements"]).toBe(1);
    proxy.mend();
    const { database } = server.ports;
    const slow = database.execute(sql`select pg_sleep(10)`);
    await expect(slow).rejects.toSatisfy((error) => findSystemFault(error) === "unavailable");
  },
);

test("an embedded database that is stuck, as on a disk that stalls, keeps nobody waiting without end, and goes on afterwards", async () => {
  const directory = freshDataDir(await preparedDataDir());
  tidy.push(async () => rmSync(directory, { recursive: true, force: true }));
  const open = async () => openEmbeddedDatabase(directory, await testIsolateFile("database-thread"), { waitMaxMs: 300 });
  const server = await startTestServer({ name: "PGlite", open });
  tidy.push(server.close);
  const ann = await server.addUser();
  const { database } = server.ports;
  const stuck = expect(database.transaction((tx) => tx.execute(sql`select pg_sleep(3)`))).rejects.toSatisfy(
    (error) => findSystemFault(error) === "unavailable",
  );
  const draft = { name: "x", template: { html: "<p>x</p>" } };
  const answers = await Promise.all([ann.call("GET", "/api/v2/session"), ann.call("POST", "/api/v2/usertemplate/type/email", draft)]);
  for (const answer of answers) expect(howRefused(answer)).toEqual(refusedForNow);
  expect((await server.inject({ url: "/healthz" })).statusCode).toBe(200);
  await stuck;
  await expect.poll(async () => (await ann.call("GET", "/api/v2/session")).statusCode).toBe(200);
  expect((await ann.call("POST", "/api/v2/usertemplate/type/email", draft)).statusCode).toBe(201);
});

test("a client that goes away in the middle of an upload is no fault and no alarm", async () => {
  const { alarms, logTo } = listenForAlarms();
  const server = await startTestServer(quickestEngine, { config: { logLevel: "info" }, logTo });
  tidy.push(server.close);
  const ann = await server.addUser();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const arrived = once(server.app.server, "request");
  const watched = arrived.then(([, response]) => once(response, "close"));
  const address = server.app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const socket = connect(port, "127.0.0.1");
  const headers = Object.entries({ ...ann.headers, "content-type": "multipart/form-data; boundary=x", "content-length": "100000" });
  socket.write(`POST /api/v2/assets HTTP/1.1\r\nhost: x\r\n${headers.map(([name, value]) => `${name}: ${value}`).join("\r\n")}\r\n\r\n`);
  socket.write('--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nsome bytes');
  await arrived;
  socket.destroy();
  await watched;
  expect((await ann.call("GET", "/api/v2/assets/user")).json()).toEqual([]);
  expect(alarms).toEqual([]);
});

test.each(testEngines)("on a full disk nothing is stored, and everything can be read, on $name", async (engine) => {
  let freeBytes = Number.POSITIVE_INFINITY;
  const server = await startTestServer(engine, { ports: { freeBytes: async () => freeBytes } });
  tidy.push(server.close);
  const ann = await server.addUser();
  const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Mine", template: { html: "<p>1</p>" } })).json();

  freeBytes = 1024 * 1024;
  const refused = await ann.call("PATCH", `/api/v2/usertemplate/${id}`, { template: { html: "<p>2</p>" } });
  expect([refused.statusCode, refused.json().code]).toEqual([507, "storage-full"]);
  expect(refused.json().error).toContain("Free some space");
  expect((await ann.call("GET", `/api/v2/usertemplate/${id}`)).json().template.html).toBe("<p>1</p>");
  expect((await ann.call("POST", "/api/v2/usertemplate/search", {})).json()["total-elements"]).toBe(1);
  const ready = await server.inject({ method: "GET", url: "/readyz" });
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: "storage-full" }]);
  await ann.signInAgain();

  freeBytes = Number.POSITIVE_INFINITY;
  expect((await ann.call("PATCH", `/api/v2/usertemplate/${id}`, { template: { html: "<p>2</p>" } })).statusCode).toBe(200);
});

test.each([
  [Object.assign(new Error("write"), { code: "ENOSPC" }), "storage-full"],
  [new Error("query", { cause: Object.assign(new Error("could not extend file"), { code: "53100" }) }), "storage-full"],
  [Object.assign(new Error("terminating"), { code: "57P01" }), "unavailable"],
  [Object.assign(new Error("deadlock detected"), { code: "40P01" }), "unavailable"],
  [new Error("timeout exceeded when trying to connect"), "unavailable"],
  [new Error("query", { cause: new Error("Connection terminated unexpectedly") }), "unavailable"],
  [Object.assign(new Error("duplicate key"), { code: "23505" }), null],
  [new TypeError("undefined is not a function"), null],
])("%s is told apart as %s", (error, code) => expect(findSystemFault(error)).toBe(code));

describe.each(testEngines)("while the clock is set, on $name", (engine) => {
  const hourMs = 60 * 60 * 1000;

  test("an upload that seems to have taken too long is refused, and no picture is left without its bytes", async () => {
    const server = await startTestServer(engine);
    tidy.push(server.close);
    const ann = await server.addUser();
    const store = server.ports.blobStore;
    const bytes = await sharp({ create: { width: 12, height: 8, channels: 3, background: "coral" } })
      .png()
      .toBuffer();
    const upload = () => {
      const { headers, payload } = writeUploadForm([{ name: "dot.png", bytes }]);
      return server.inject({ method: "POST", url: "/api/v2/assets", headers: { ...ann.headers, ...headers }, payload });
    };
    server.ports.blobStore = {
      ...store,
      put: async (...blob) => {
        await store.put(...blob);
        // Another process, whose clock is ahead, tidies meanwhile.
        server.clock.advance(2 * hourMs);
        await sweepBlobs(server.ports);
        server.clock.advance(-2 * hourMs);
      },
    };
    expect((await upload()).statusCode).toBe(503);
    expect((await ann.call("GET", "/api/v2/assets/user")).json()).toEqual([]);
    server.ports.blobStore = store;
    expect((await upload()).statusCode).toBe(201);
  });

  test("an hour forth ends no more than is over then, and an hour back brings nothing back that was ended", async () => {
    const server = await startTestServer(engine);
    tidy.push(server.close);
    const [ann, ben] = [await server.addUser(), await server.addUser()];
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Ours", template: { html: "<p>Ours</p>" } })).json();
    const link = async () => new URL((await ann.call("POST", `/api/v2/usertemplate/${id}/share-link`)).json().url);
    const [kept, withdrawn] = [await link(), await link()];
    const opens = async ({ pathname, search }: URL) => (await server.inject({ url: pathname + search })).statusCode;
    const links = (await ann.call("GET", `/api/v2/usertemplate/${id}/share-links`)).json();
    server.clock.advance(hourMs);
    await ann.signInAgain();
    await ann.call("DELETE", `/api/v2/usertemplate/${id}/share-links/${links[0].id}`);
    await ben.signInAgain();
    await ben.call("DELETE", "/api/v2/session");
    await tidyUp(server.ports);
    server.clock.advance(-2 * hourMs);
    await tidyUp(server.ports);
    expect((await ben.call("GET", "/api/v2/session")).json().code).toBe("session-ended");
    expect([await opens(kept), await opens(withdrawn)].sort()).toEqual([200, 401]);
    expect((await ann.call("PATCH", `/api/v2/usertemplate/${id}`, { template: { html: "<p>2</p>" } })).statusCode).toBe(200);
    expect((await ann.call("GET", `/api/v2/usertemplate/${id}/versions`)).json()).toHaveLength(2);
  });
});
