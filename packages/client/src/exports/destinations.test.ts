import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDestinations } from "../../../server/src/testing/test-destinations.js";
import { quickestEngine } from "../../../server/src/testing/test-engines.js";
import { startTestServer, type TestServer } from "../../../server/src/testing/test-server.js";
import {
  type Client,
  createAuthLink,
  createClient,
  createConnection,
  createExportId,
  createTemplate,
  deleteConnection,
  exportOutlookFile,
  exportTemplates,
  exportToDestination,
  getBulkExport,
  isApiError,
  listConnections,
  listDestinations,
  listExports,
  lookBeforeSending,
  sendTemplates,
  testConnection,
} from "../index.js";

const services = createTestDestinations();
let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer(quickestEngine, {
    ports: services.ports,
    config: { ...services.config, publicUrl: "https://mail.example.com" },
  });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const apiUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  client = createClient({ apiUrl, sessionId: (await server.addUser()).sessionId });
}, 60_000);
afterAll(async () => {
  await server?.close();
  await services.close();
});

const plant = async () => (await createTemplate(client, { name: "Spring", template: { html: "<p>1</p>" } })).id;

test("an email goes somewhere once, and where it went is told", async () => {
  const templateId = await plant();
  const close = await services.answer("ECOMAIL", () => ({ id: 7 }));
  const order = { provider: "ECOMAIL", templateId, given: { apiKey: "k" }, id: createExportId() };
  const first = await exportToDestination(client, order);
  expect(first).toMatchObject({ id: order.id, externalId: "7", isUpdate: false });
  expect(await exportToDestination(client, order)).toEqual(first);
  expect(await exportToDestination(client, { ...order, id: createExportId(), again: first.id })).toMatchObject({ isUpdate: false });
  expect(await listExports(client, templateId)).toHaveLength(2);
  await close();
});

test("what the service said comes with the failure", async () => {
  const templateId = await plant();
  const call = { method: "POST", path: "/template", json: { name: "Spring", html: "<p>1</p>" } };
  await services.script("ECOMAIL", [{ ...call, answer: { status: 401, body: { message: "Who are you?" } } }]);
  const failure = await exportToDestination(client, { provider: "ECOMAIL", templateId, given: { apiKey: "k" } }).catch(
    (thrown: unknown) => thrown,
  );
  if (!isApiError(failure, "destination-refused")) throw new Error(`Expected a refusal, not ${String(failure)}`);
  expect(failure.destination).toEqual({ code: "AUTH", reason: "Who are you?", isUncertain: false, retryAfterSeconds: null });
});

test("destinations, windows and files", async () => {
  await services.script("ZOHOMAIL", []);
  const { destinations, isPublic } = await listDestinations(client);
  expect(isPublic).toBe(true);
  expect(destinations).toContainEqual({ provider: "ZOHOMAIL", isReady: true, mayUpdate: false });
  expect(await createAuthLink(client, "ZOHOMAIL", "eu")).toContain("/oauth/v2/auth?response_type=code");
  expect((await exportOutlookFile(client, await plant(), "oft")).size).toBeGreaterThan(1000);
});

test("an account is kept, tried, used and forgotten", async () => {
  const { id } = await createConnection(client, { provider: "ECOMAIL", name: "News", isTeam: false, given: { apiKey: "k" } });
  const close = await services.answer("ECOMAIL", () => ({ id: 8 }));
  expect(await testConnection(client, id)).toEqual({ isGood: true, destination: null });
  const sent = await exportToDestination(client, { provider: "ECOMAIL", templateId: await plant(), given: { connectionId: id } });
  expect(sent).toMatchObject({ externalId: "8" });
  expect(await listConnections(client)).toMatchObject([{ id, name: "News" }]);
  await deleteConnection(client, id);
  expect(await listConnections(client)).toEqual([]);
  await close();
});

test("many templates are asked for at once, looked at before, and each export is told by its id", async () => {
  const ids = [await plant()];
  const id = createExportId();
  expect(await exportTemplates(client, { id, ids, forms: ["html"] })).toMatchObject({ id, provider: null, state: "waiting" });
  expect(await getBulkExport(client, id)).toMatchObject({ id, results: [{ templateId: ids[0], state: "waiting" }] });
  expect(await lookBeforeSending(client, { provider: "ECOMAIL", ids })).toMatchObject([
    { templateId: ids[0], refusal: null, wasSent: false },
  ]);
  const sent = await sendTemplates(client, { provider: "ECOMAIL", ids, given: { apiKey: "k" } });
  expect(sent).toMatchObject({ provider: "ECOMAIL", state: "waiting" });
});
