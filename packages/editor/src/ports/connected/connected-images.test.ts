import type { AddressInfo } from "node:net";
import { type Client, createClient } from "@mailwright/client";
import type { LibraryPicture } from "@mailwright/views/picture-library";
import { PNG } from "pngjs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { quickestEngine } from "../../../../server/src/testing/test-engines.js";
import { startTestServer, type TestServer } from "../../../../server/src/testing/test-server.js";
import { openNew } from "../../testing/open-connected.js";

let server: TestServer;
let client: Client;
const { signal } = new AbortController();

function png(grey: number, name: string): File {
  const picture = new PNG({ width: 12, height: 8 });
  picture.data.fill(grey);
  return new File([new Uint8Array(PNG.sync.write(picture))], name, { type: "image/png" });
}

beforeAll(async () => {
  const aiImages = { name: "Test", make: async () => Buffer.from(await png(200, "made.png").arrayBuffer()) };
  server = await startTestServer(quickestEngine, { config: { authMode: "demo" }, ports: { aiImages } });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
}, 60_000);
// Each test has a library of its own.
beforeEach(async () => {
  const apiUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  const { sessionId } = await server.addUser({ workspaceId: crypto.randomUUID() });
  client = createClient({ apiUrl, sessionId });
});
afterAll(() => server?.close());

test("a library is searched, copied from, renamed and emptied, and knows where its pictures are", async () => {
  const { ports, id } = await openNew(client, "Lamps");
  const { global, template } = ports.images?.libraries ?? {};
  const store = async (file: File): Promise<LibraryPicture> => {
    const answer = await global?.upload?.({ file, signal, onProgress: () => undefined });
    if (answer?.kind !== "uploaded") throw new Error(answer?.code);
    return answer.picture;
  };
  const lamp = await store(png(10, "lamp.png"));
  // The newest is later than the others.
  server.clock.advance(1000);
  await store(png(20, "chair.png"));
  expect(lamp).toMatchObject({ name: "lamp.png", widthPx: 12, heightPx: 8 });
  const listed = async (library: typeof global, query = {}) => {
    const answer = await library?.list?.({ search: "", order: "newest", ...query }, signal);
    return answer?.kind === "listed" ? answer.pictures.map(({ name }) => name) : answer?.code;
  };
  expect(await listed(global)).toEqual(["chair.png", "lamp.png"]);
  expect(await listed(global, { search: "lamp" })).toEqual(["lamp.png"]);
  expect(await listed(global, { order: "here" })).toEqual([]);
  expect(await ports.images?.copyToTemplate?.(lamp)).toMatchObject({ kind: "copied" });
  expect(await ports.images?.copyToTemplate?.(lamp)).toMatchObject({ kind: "copied" });
  expect(await listed(template)).toEqual(["lamp.png"]);
  expect(await global?.rename?.(lamp, "Ceiling lamp")).toMatchObject({ kind: "renamed", picture: { name: "Ceiling lamp", url: lamp.url } });
  const image = { id: "i", type: "image", props: { src: lamp.url } };
  const root = { id: "r", type: "root", props: {}, children: [{ id: "w", type: "wrapper", props: {}, children: [image] }] };
  const document = { version: 1, settings: {}, root };
  await ports.store.save?.({ document, html: `<img src="${lamp.url}">` }, null);
  expect(await global?.uses?.(lamp, signal)).toEqual({ kind: "used", templates: [{ id, name: "Lamps", isSystem: false }], othersCount: 0 });
  expect(await global?.remove?.(lamp)).toEqual({ kind: "removed" });
  expect(await listed(global)).toEqual(["chair.png"]);
});

test("without a service free photos are refused with the code that says so", async () => {
  const { stock } = (await openNew(client, "Photos")).ports;
  expect(await stock?.search("lamp", 1, signal)).toMatchObject({ kind: "refused", code: "photos-not-configured" });
});

test("pictures are made from words, and one is kept", async () => {
  const { aiImages, images } = (await openNew(client, "Words")).ports;
  const request = { prompt: "A red lamp", negativePrompt: "", aspectRatio: "1:1", style: "sketch" } as const;
  const answer = await aiImages?.make(request, { signal, onMade: () => undefined });
  if (answer?.kind !== "made") throw new Error(answer?.code);
  expect(answer.pictures).toHaveLength(4);
  const [first] = answer.pictures;
  if (!first) throw new Error("There is no picture.");
  expect(await aiImages?.keep?.(first)).toMatchObject({ kind: "kept", picture: { name: expect.stringContaining("A red lamp") } });
  const found = await images?.libraries.global?.list?.({ search: "red lamp", order: "newest" }, signal);
  expect(found).toMatchObject({ pictures: [{ name: expect.stringContaining("A red lamp") }] });
});
