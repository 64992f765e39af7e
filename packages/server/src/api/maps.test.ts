import { Writable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unlimited } from "../config/quotas.js";
import { createMapSource } from "../ports/maps/create-map-source.js";
import { createGuardedOutbound } from "../ports/outbound/guarded-outbound.js";
import { quickestEngine } from "../testing/test-engines.js";
import { startMapService, testMapKey } from "../testing/test-map-service.js";
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
const draft = { address: "Market Square, Cambridge", zoom: 16, widthPx: 700, heightPx: 350 };
let service: TestService;
let server: TestServer;
let bare: TestServer;
let ann: TestUser;
let templateId = "";
const newTemplate = async (who: TestUser): Promise<string> =>
  (await who.call("POST", "/api/v2/usertemplate/type/email", { name: "Opening" })).json().id;
beforeAll(async () => {
  service = await startMapService();
  const maps = createMapSource({ service: "geoapify", key: testMapKey, style: "osm-bright", base: service.base }, outbound);
  server = await startTestServer(quickestEngine, { ports: { outbound, maps }, config: { logLevel: "debug" }, logTo });
  bare = await startTestServer(quickestEngine);
  ann = await server.addUser();
  templateId = await newTemplate(ann);
}, 180_000);
afterAll(async () => {
  await server?.close();
  await bare?.close();
  await outbound.close();
  await service?.close();
});

const make = (change: Partial<typeof draft> = {}, who = ann) =>
  who.call("POST", `/api/v2/usertemplate/${templateId}/map`, { ...draft, ...change });

test("a map becomes a picture of the template, with its place and what has to stand beside it", async () => {
  expect((await ann.call("GET", "/api/v2/maps")).json()).toEqual({ name: "Geoapify", url: "https://www.geoapify.com" });
  const answer = await make();
  expect(answer.statusCode).toBe(201);
  const { savedImage, place, credit, asset } = answer.json();
  expect([place, credit]).toEqual([
    "Market Square, Cambridge CB2 3QJ, United Kingdom",
    "© OpenStreetMap contributors · Powered by Geoapify",
  ]);
  expect(asset).toMatchObject({ url: savedImage, mime: "image/png", widthPx: 1400, originalName: "Market Square, Cambridge.png" });
  const shown = await server.app.inject({ method: "GET", url: new URL(savedImage).pathname });
  expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/png"]);
});

test("a place that is not there, and sizes that no email shows, are refused before anything is stored", async () => {
  const before = (await ann.call("GET", `/api/v2/assets/user?templateId=${templateId}`)).json();
  for (const address of ["Atlantis", " "]) expect((await make({ address })).json().code).toBe("place-not-found");
  expect((await make({ zoom: 21 })).json().code).toBe("invalid-request");
  expect((await make({ widthPx: 5000 })).json().code).toBe("invalid-request");
  expect((await make({ address: "damaged" })).json().code).toBe("unsupported-picture");
  expect((await ann.call("GET", `/api/v2/assets/user?templateId=${templateId}`)).json()).toEqual(before);
});

test("what goes wrong at the service is told in words, and its key stands in no answer and no log", async () => {
  const codeOf = async (address: string) => (await make({ address })).json().code;
  expect(await codeOf("outage")).toBe("service-unreachable");
  expect(await codeOf("limit")).toBe("service-busy");
  expect(await codeOf("other key")).toBe("service-key-refused");
  expect(log).toContain("service-");
  expect(log + (await make()).body).not.toContain(testMapKey);
});

test("who has no room for one more picture is told so before the service is asked", async () => {
  const asked = service.calls.length;
  for (const [kind, limit] of [
    ["pictures", 0],
    ["bytes", 0],
  ] as const) {
    server.ports.quotas = { ...unlimited, user: { [kind]: limit } };
    expect((await make({ zoom: 12 })).json()).toMatchObject({ code: `quota-${kind}`, quota: { kind, scope: "user", limit } });
  }
  server.ports.quotas = unlimited;
  expect(service.calls.length).toBe(asked);
});

test("only who may change the template makes maps of it", async () => {
  const asked = service.calls.length;
  expect((await make({}, await server.addUser())).json().code).toBe("template-not-found");
  expect(service.calls).toHaveLength(asked);
});

test("a server without a service says how to connect one", async () => {
  const kim = await bare.addUser();
  const answer = await kim.call("GET", "/api/v2/maps");
  expect([answer.statusCode, answer.json()]).toMatchObject([
    501,
    { code: "maps-not-configured", error: expect.stringContaining("MAPS_KEY") },
  ]);
  const path = `/api/v2/usertemplate/${await newTemplate(kim)}/map`;
  expect((await kim.call("POST", path, draft)).json().code).toBe("maps-not-configured");
});
