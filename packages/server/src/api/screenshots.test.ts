import { Writable } from "node:stream";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { unlimited } from "../config/quotas.js";
import { createGuardedOutbound } from "../ports/outbound/guarded-outbound.js";
import { createScreenshotService } from "../ports/screenshots/create-screenshot-service.js";
import { quickestEngine } from "../testing/test-engines.js";
import { startScreenshotService, testScreenshotKeys } from "../testing/test-screenshot-service.js";
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
const clients = ["outlook16", "broken"];
let service: TestService;
let server: TestServer;
let ann: TestUser;
const storeTemplate = async (name: string): Promise<string> => {
  const template = { html: "<p>Hello</p>" };
  return (await ann.call("POST", "/api/v2/usertemplate/type/email", { name, template })).json().id;
};
beforeAll(async () => {
  const picture = await sharp({ create: { width: 3, height: 4, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  service = await startScreenshotService("email-on-acid", picture);
  const settings = { service: "email-on-acid", key: testScreenshotKeys["email-on-acid"], base: service.base } as const;
  const screenshots = createScreenshotService(settings, outbound);
  server = await startTestServer(quickestEngine, { ports: { outbound, screenshots }, config: { logLevel: "debug" }, logTo });
}, 180_000);
beforeEach(async () => {
  server.ports.quotas = unlimited;
  ann = await server.addUser();
});
afterAll(async () => {
  await server?.close();
  await outbound.close();
  await service?.close();
});

const take = (templateId: string, who = ann) => who.call("POST", `/api/v2/usertemplate/${templateId}/screenshots`, { clients });

test("screenshots are asked for, looked after, and shown from this server's own address", async () => {
  const source = (await ann.call("GET", "/api/v2/screenshots")).json();
  expect(source).toMatchObject({ id: "email-on-acid", name: "Email on Acid", url: "https://www.emailonacid.com" });
  expect(source.clients.map(({ id }: { id: string }) => id)).toEqual(["outlook16", "iphone6p_9", "broken"]);
  const started = await take(await storeTemplate("Spring"));
  expect([started.statusCode, started.json().results]).toEqual([201, clients.map((client) => ({ client, state: "waiting", url: null }))]);
  const { id } = started.json();
  const { results } = (await ann.call("GET", `/api/v2/screenshots/${id}`)).json();
  expect(results.map(({ client, state }: Record<string, string>) => [client, state])).toEqual([
    ["outlook16", "done"],
    ["broken", "failed"],
  ]);
  const shown = await server.inject({ url: new URL(results[0].url).pathname });
  expect([shown.statusCode, shown.headers["content-type"], shown.headers["content-security-policy"]]).toEqual([
    200,
    "image/png",
    "sandbox; default-src 'none'",
  ]);
  const some = await ann.call("GET", `/api/v2/screenshots/${id}?clients=broken,nobody`);
  expect(some.json().results).toEqual([{ client: "broken", state: "failed", url: null }]);
  expect((await ann.call("DELETE", `/api/v2/screenshots/${id}`)).statusCode).toBe(204);
  expect(service.calls.at(-1)).toMatchObject({ method: "DELETE", url: "/email/tests/test-1" });
});

test("nobody asks for somebody else's template, nor for their screenshots", async () => {
  const templateId = await storeTemplate("Spring");
  const other = await server.addUser();
  expect((await take(templateId, other)).json().code).toBe("template-not-found");
  const { id } = (await take(templateId)).json();
  for (const method of ["GET", "DELETE"] as const) {
    expect((await other.call(method, `/api/v2/screenshots/${id}`)).json().code).toBe("not-found");
  }
  expect((await ann.call("GET", "/api/v2/screenshots/eyJhbGciOiJkaXIifQ..a.b.c")).json().code).toBe("not-found");
  expect((await server.inject({ url: `/api/v2/screenshots/${id}/iphone6p_9` })).statusCode).toBe(404);
});

test("each mail program counts of the day's budget, and what was not begun is given back", async () => {
  server.ports.quotas = { ...unlimited, user: { screenshots: 3 } };
  expect((await take(await storeTemplate("outage"))).json().code).toBe("service-unreachable");
  const templateId = await storeTemplate("Spring");
  expect((await take(templateId)).statusCode).toBe(201);
  expect((await take(templateId)).json()).toMatchObject({
    code: "quota-screenshots",
    quota: { kind: "screenshots", scope: "user", limit: 3, used: 2 },
  });
  server.clock.advance(24 * 60 * 60 * 1000);
  await ann.signInAgain();
  expect((await take(templateId)).statusCode).toBe(201);
});

test("what never comes has failed after a quarter of an hour, and after a day nothing is known", async () => {
  const templateId = await storeTemplate("slow");
  const { id } = (await ann.call("POST", `/api/v2/usertemplate/${templateId}/screenshots`, { clients: ["iphone6p_9"] })).json();
  const stateNow = async () => (await ann.call("GET", `/api/v2/screenshots/${id}`)).json();
  expect((await stateNow()).results).toMatchObject([{ state: "waiting" }]);
  server.clock.advance(16 * 60 * 1000);
  await ann.signInAgain();
  expect((await stateNow()).results).toMatchObject([{ state: "failed" }]);
  server.clock.advance(24 * 60 * 60 * 1000);
  await ann.signInAgain();
  expect(await stateNow()).toMatchObject({ code: "not-found" });
});

test.each([
  ["limit", 503, "service-busy"],
  ["poor", 503, "service-used-up"],
  ["page", 502, "service-unreachable"],
  ["cut", 502, "service-unreachable"],
  ["refused", 422, "service-refused"],
])("a service that meets “%s” is told in words, and its key stands in no answer and no log", async (name, status, code) => {
  const answer = await take(await storeTemplate(name));
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(log + answer.body).not.toContain("shot-key");
});

test("a server without a service says how to connect one", async () => {
  const { screenshots } = server.ports;
  server.ports.screenshots = null;
  const answer = await ann.call("GET", "/api/v2/screenshots");
  server.ports.screenshots = screenshots;
  expect([answer.statusCode, answer.json()]).toMatchObject([
    501,
    { code: "screenshots-not-configured", error: expect.stringContaining("SCREENSHOTS_KEY") },
  ]);
});
