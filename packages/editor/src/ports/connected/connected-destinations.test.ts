import type { AddressInfo } from "node:net";
import { type Client, createClient, createExportId } from "@mailwright/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDestinations } from "../../../../server/src/testing/test-destinations.js";
import { quickestEngine } from "../../../../server/src/testing/test-engines.js";
import { startTestServer, type TestServer } from "../../../../server/src/testing/test-server.js";
import { openNew } from "../../testing/open-connected.js";
import type { DestinationPort } from "../destination-port.js";

const services = createTestDestinations();
const { signal } = new AbortController();
const content = { name: "", subject: "", preheader: "", html: "", text: "" };
let server: TestServer;
let client: Client;
let port: DestinationPort;

beforeAll(async () => {
  server = await startTestServer(quickestEngine, {
    config: { ...services.config, authMode: "demo", publicUrl: null },
    ports: services.ports,
  });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const apiUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  client = createClient({ apiUrl, sessionId: (await server.addUser()).sessionId });
  const { destinations } = (await openNew(client, "Spring sale")).ports;
  if (!destinations) throw new Error("A connected editor has destinations.");
  port = await destinations();
}, 60_000);
afterAll(async () => {
  await server?.close();
  await services.close();
});

test("all 27 are listed, and what is not set up is told", async () => {
  const list = await port.list(signal);
  if (list.kind === "refused") throw new Error(list.code);
  expect(list.destinations).toHaveLength(27);
  expect(list.privateOrigin).toBe(client.apiUrl);
  const named = list.destinations.flatMap((offer) => (offer.kind === "service" ? [[offer.destination.name, offer.isReady]] : []));
  expect(named).toContainEqual(["SendGrid", true]);
  expect(named).toContainEqual(["Gmail", false]);
});

test("a refusal brings what the service said", async () => {
  const service = await services.script("BREVO", [
    { method: "GET", path: "/v3/senders", answer: { status: 401, body: { code: "unauthorized", message: "Key not found" } } },
  ]);
  const answer = await port.send({ id: createExportId(), provider: "BREVO", given: { apiKey: "wrong" }, content }, signal);
  expect(service.problems()).toEqual([]);
  expect(answer).toMatchObject({
    kind: "refused",
    code: "destination-refused",
    destination: { code: "AUTH", reason: "Key not found", isUncertain: false },
  });
});

test("where an email went is told, and sending again says which export it follows", async () => {
  const { ports } = await openNew(client, "Sent twice");
  const open = await ports.destinations?.();
  const call = { method: "POST", path: "/template", holds: ["Sent twice"], answer: { status: 201, body: { id: 12 } } };
  const service = await services.script("ECOMAIL", [call, call]);
  const order = { provider: "ECOMAIL", given: { apiKey: "key" }, content };
  const first = createExportId();
  await expect(open?.send({ ...order, id: first }, signal)).resolves.toMatchObject({ kind: "sent", isUpdate: false });
  server.clock.advance(1000);
  await open?.send({ ...order, id: createExportId(), again: first }, signal);
  expect(service.problems()).toEqual([]);
  const history = await ports.exportHistory?.(signal);
  const told = { provider: "ECOMAIL", name: "Sent twice", state: "done", isCurrent: true };
  expect(history).toMatchObject({ kind: "listed", exports: [told, { ...told, id: first }] });
});

test("a window begins where the service has it, and is refused where nobody is registered", async () => {
  const list = await port.list(signal);
  const find = (name: string) => {
    const offers = list.kind === "listed" ? list.destinations : [];
    const offer = offers.find((each) => each.kind === "service" && each.destination.name === name);
    if (offer?.kind !== "service") throw new Error(name);
    return offer.destination;
  };
  await services.script("ZOHOMAIL", [], { accounts: "/{tld}", api: "/{tld}" });
  const link = await port.authorize(find("Zoho Mail"), "au", signal);
  expect(link).toMatchObject({ kind: "link", endOrigin: client.apiUrl });
  expect(link.kind === "link" && link.url).toContain("/com.au/oauth/v2/auth?");
  await expect(port.authorize(find("Outlook"), undefined, signal)).resolves.toMatchObject({ code: "not-configured" });
});

test("a file for Outlook comes from the server", async () => {
  const answer = await port.outlookFile?.("oft", signal);
  if (answer?.kind !== "exported") throw new Error(answer?.code);
  const start = new Uint8Array(await answer.file.arrayBuffer()).slice(0, 4);
  expect([...start]).toEqual([0xd0, 0xcf, 0x11, 0xe0]);
});
