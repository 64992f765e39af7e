import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { quickestEngine } from "../../../server/src/testing/test-engines.js";
import { testOutbound } from "../../../server/src/testing/test-outbound.js";
import { startTestServer, type TestServer } from "../../../server/src/testing/test-server.js";
import {
  type Client,
  copyAssetToTemplate,
  createClient,
  createTemplate,
  deleteAsset,
  getAsset,
  importAsset,
  listAssetPage,
  renameAsset,
  uploadAssets,
  uploadFile,
} from "../index.js";

const draw = async (width: number) =>
  new Uint8Array(
    await sharp({ create: { width, height: 4, channels: 3, background: "teal" } })
      .png()
      .toBuffer(),
  );

let server: TestServer;
let client: Client;
beforeAll(async () => {
  const get = async () => ({ status: 200, contentType: "image/png", bytes: Buffer.from(await draw(9)) });
  server = await startTestServer(quickestEngine, { ports: { outbound: { ...testOutbound, get } } });
  await server.app.listen({ port: 0 });
}, 60_000);
// Each test has a library of its own.
beforeEach(async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const { sessionId } = await server.addUser({ workspaceId: crypto.randomUUID() });
  client = createClient({ apiUrl: `http://localhost:${port}`, sessionId });
});
afterAll(() => server?.close());

test("a library is read in pages, and its pictures are renamed, copied and deleted", async () => {
  const files = await Promise.all([5, 6, 7].map(async (width) => new File([await draw(width)], `lamp ${width}.png`)));
  await uploadAssets(client, files);
  const first = await listAssetPage(client, { search: "lamp", limit: 2 });
  const second = await listAssetPage(client, { search: "lamp", limit: 2, ...(first.next !== null && { after: first.next }) });
  expect([first.assets.length, second.assets.length, second.next]).toEqual([2, 1, null]);
  const [asset] = second.assets;
  if (!asset) throw new Error("There is no picture.");
  expect(await renameAsset(client, asset.id, "Chair.png")).toMatchObject({ id: asset.id, originalName: "Chair.png", url: asset.url });
  const { id } = await createTemplate(client, { name: "T" });
  const copy = await copyAssetToTemplate(client, asset, id);
  expect(await getAsset(client, copy.id)).toMatchObject({ templateId: id, shownIn: [], othersCount: 0 });
  expect((await listAssetPage(client, { templateId: id })).assets).toEqual([copy]);
  await deleteAsset(client, copy, id);
  await deleteAsset(client, asset);
  expect((await listAssetPage(client, { templateId: id })).assets).toEqual([]);
  expect((await listAssetPage(client, { search: "chair" })).assets).toEqual([]);
});

test("a picture is added by its address, and a wrong one says so", async () => {
  expect(await importAsset(client, "https://shop.example/lamp.png")).toMatchObject({ originalName: "lamp.png", widthPx: 9 });
  await expect(importAsset(client, "lamp.png")).rejects.toMatchObject({ code: "invalid-request" });
});

test("a file that links lead to is uploaded with its progress, and a wrong one says so", async () => {
  const parts: number[] = [];
  const file = new File(["%PDF-1.7\n%%EOF"], "Price list.pdf");
  const stored = await uploadFile(client, file, { onProgress: (part) => parts.push(part) });
  expect(stored).toMatchObject({ originalName: "Price list.pdf", mime: "application/pdf", sizeBytes: file.size });
  const given = await fetch(`${client.apiUrl}${new URL(stored.url).pathname}`);
  expect(await given.text()).toBe("%PDF-1.7\n%%EOF");
  expect(parts.at(-1)).toBe(1);
  expect((await listAssetPage(client, { search: "price" })).assets).toEqual([]);
  await expect(uploadFile(client, new File(["<p>"], "a.html"))).rejects.toMatchObject({ code: "unsupported-file" });
});
