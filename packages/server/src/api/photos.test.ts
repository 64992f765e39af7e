import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemClock } from "../base/clock.js";
import { createGuardedOutbound } from "../ports/outbound/guarded-outbound.js";
import { createPhotoSource } from "../ports/photos/create-photo-source.js";
import { quickestEngine } from "../testing/test-engines.js";
import { startPhotoService, testPhotoKey } from "../testing/test-photo-service.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";
import type { TestService } from "../testing/test-service.js";

let log = "";
const logTo = new Writable({
  write(chunk, _, done) {
    log += chunk;
    done();
  },
});
const outbound = createGuardedOutbound({ mayConnect: () => true, ports: null });
let service: TestService;
let server: TestServer;
let bare: TestServer;
let ann: TestUser;
beforeAll(async () => {
  service = await startPhotoService("pixabay");
  server = await startTestServer(quickestEngine, { ports: { outbound }, config: { logLevel: "debug" }, logTo });
  bare = await startTestServer(quickestEngine);
}, 60_000);
beforeEach(async () => {
  // A source that met a limit pauses, so each test has its own.
  const settings = { service: "pixabay", key: testPhotoKey, app: "a", base: service.base } as const;
  server.ports.photos = createPhotoSource(settings, outbound, systemClock);
  ann = await server.addUser();
}, 60_000);
afterAll(async () => {
  await server?.close();
  await bare?.close();
  await outbound.close();
  await service?.close();
});

test("photos are searched, and one that is chosen becomes a picture of one's own", async () => {
  const { results, total_pages, source } = (await ann.call("GET", "/api/v2/photos/search?query=lamp")).json();
  expect([total_pages, source]).toEqual([3, { id: "pixabay", name: "Pixabay", url: "https://pixabay.com" }]);
  const [photo] = results;
  const path = new URL(photo.downloadUrl).pathname;
  const chosen = (await ann.call("POST", path)).json();
  expect(chosen).toMatchObject({ widthPx: 60, heightPx: 40, credit: { userName: "Ann", sourceName: "Pixabay" } });
  expect(chosen.asset).toMatchObject({ url: chosen.url, originalName: "lamp, red.jpg", mime: "image/jpeg" });
  expect((await ann.call("GET", "/api/v2/assets/user?search=lamp")).json()).toEqual([chosen.asset]);
  expect((await ann.call("POST", `${path}?templateId=${ann.id}`)).json().code).toBe("template-not-found");
  server.clock.advance(25 * 60 * 60 * 1000);
  await ann.signInAgain();
  expect((await ann.call("POST", path)).json().code).toBe("not-found");
});

test("nobody has the server fetch another address than one that a search gave", async () => {
  const before = service.calls.length;
  for (const photo of ["x", "eyJhbGciOiJkaXIifQ..a.b.c", encodeURIComponent("https://10.0.0.1/secret")]) {
    expect((await ann.call("POST", `/api/v2/photos/download/${photo}`)).json().code).toBe("not-found");
  }
  expect(service.calls).toHaveLength(before);
});

test("what goes wrong at the service is told in words, and its key stands in no answer and no log", async () => {
  const ask = async (query: string) => (await ann.call("GET", `/api/v2/photos/search?query=${query}`)).json();
  expect(await ask("outage")).toMatchObject({ code: "service-unreachable" });
  expect(await ask("wrong")).toMatchObject({ code: "service-refused" });
  const limited = await ann.call("GET", "/api/v2/photos/search?query=limit");
  expect([limited.statusCode, limited.json().code]).toEqual([503, "service-busy"]);
  expect(log).toContain("service-");
  expect(log + JSON.stringify([await ask("lamp"), limited.json()])).not.toContain(testPhotoKey);
});

test("a server without a service says how to connect one", async () => {
  const answer = await (await bare.addUser()).call("GET", "/api/v2/photos/search");
  expect([answer.statusCode, answer.json()]).toMatchObject([
    501,
    { code: "photos-not-configured", error: expect.stringContaining("PHOTOS_KEY") },
  ]);
});
