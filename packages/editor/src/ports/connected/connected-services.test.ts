import type { AddressInfo } from "node:net";
import { type Client, createClient } from "@mailwright/client";
import type { PictureRequest } from "@mailwright/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { quickestEngine } from "../../../../server/src/testing/test-engines.js";
import { startTestServer, type TestServer } from "../../../../server/src/testing/test-server.js";
import { testServices } from "../../../../server/src/testing/test-services.js";
import { openNew } from "../../testing/open-connected.js";

let server: TestServer;
let apiUrl = "";
let client: Client;

beforeAll(async () => {
  server = await startTestServer(quickestEngine, { config: { authMode: "demo" }, ports: { maps: testServices.maps } });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  apiUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  client = createClient({ apiUrl, sessionId: (await server.addUser()).sessionId });
}, 60_000);
afterAll(() => server?.close());

test("pictures that are none are refused", async () => {
  const { ports } = await openNew(client, "Pictures");
  const { signal } = new AbortController();
  const library = ports.images?.libraries.template;
  expect(await library?.list?.({ search: "", order: "newest" }, signal)).toMatchObject({ kind: "listed", pictures: [] });
  const upload = await library?.upload?.({ file: new File(["<svg/>"], "a.svg"), signal, onProgress: () => undefined });
  expect(upload).toMatchObject({ kind: "refused", code: "unsupported-picture" });
});

test("pictures are made by the server: the same text is the same picture, an icon is an address, a refusal has its code", async () => {
  const { pictures } = (await openNew(client, "Pictured")).ports;
  const { signal } = new AbortController();
  const urlOf = async (request: PictureRequest) => {
    const answer = await pictures?.make(request, signal);
    return answer?.kind === "made" ? answer.picture.url : answer?.code;
  };
  const code = await urlOf({ kind: "qr", text: "https://example.com" });
  expect(code).toMatch(/^http:.*\.png$/);
  expect(await urlOf({ kind: "qr", text: "https://example.com" })).toBe(code);
  expect(await urlOf({ kind: "qr", text: "" })).toBe("invalid-request");
  const icon = await urlOf({ kind: "icon", id: "ph-house-bold", sizePx: 32, color: "#b3261e" });
  expect(icon).toBe(`${apiUrl}/api/v2/icons/image/ph-house-bold.png?size=32&color=b3261e`);
});

test("a countdown is an address that gives an animated picture in its colours, to anybody", async () => {
  const { pictures } = (await openNew(client, "Countdown")).ports;
  const fonts = { numberFont: "sans-serif", textFont: "serif" } as const;
  const colors = { background: "#102030", numberColor: "#ffffff", textColor: "#cccccc" };
  const request = { kind: "timer", end: "2026-12-24T18:00:00", timeZone: "Europe/Berlin", ...fonts, ...colors } as const;
  const answer = await pictures?.make(request, new AbortController().signal);
  if (answer?.kind !== "made") throw new Error(answer?.code);
  const picture = await fetch(new URL(new URL(answer.picture.url).pathname, apiUrl));
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/gif"]);
  const bytes = Buffer.from(await picture.arrayBuffer());
  // The first colour of the palette, which follows the 13 bytes of the head, is the ground.
  expect(bytes.toString("hex", 13, 16)).toBe("102030");
  const refused = await pictures?.make({ ...request, timeZone: "Mars/Olympus" }, new AbortController().signal);
  expect(refused).toMatchObject({ kind: "refused", code: "invalid-request" });
});

test("a video's provider is not asked offline, but a thumbnail of one's own gets its play button", async () => {
  const { pictures, images } = (await openNew(client, "Film")).ports;
  const { signal } = new AbortController();
  const film = { kind: "video", provider: "vimeo", videoId: "76979871", playButton: "round-dark" } as const;
  expect(await pictures?.make({ ...film, thumbnail: "" }, signal)).toMatchObject({ kind: "refused", code: "not-configured" });
  const png = Uint8Array.from(atob(redDot), (letter) => letter.charCodeAt(0));
  const file = new File([png], "still.png", { type: "image/png" });
  const upload = await images?.libraries.template?.upload?.({ file, signal, onProgress: () => undefined });
  if (upload?.kind !== "uploaded") throw new Error(upload?.code);
  const made = await pictures?.make({ ...film, thumbnail: upload.picture.url }, signal);
  expect(made).toMatchObject({ kind: "made", picture: { url: expect.stringMatching(/^http:.*\.(png|jpe?g)$/) } });
});

const redDot = "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==";

test("a map is made of an address and brings its credit; a place that is not there has its code", async () => {
  const { pictures } = (await openNew(client, "Opening")).ports;
  const { signal } = new AbortController();
  expect(await pictures?.mapSource?.(signal)).toEqual({ kind: "source", name: "Maps", url: "https://maps.example" });
  const place = { kind: "map", address: "Cambridge", zoom: 16, widthPx: 700, heightPx: 350 } as const;
  const picture = { url: expect.stringMatching(/^http:.*\.png$/), title: "Cambridge", credit: "© Maps" };
  expect(await pictures?.make(place, signal)).toEqual({ kind: "made", picture });
  expect(await pictures?.make({ ...place, address: "atlantis" }, signal)).toMatchObject({ kind: "refused", code: "place-not-found" });
});

test("shops are listed, and an unknown one is a refusal", async () => {
  const { products } = (await openNew(client, "Shopping")).ports;
  const { signal } = new AbortController();
  expect(await products?.stores(signal)).toMatchObject({ kind: "listed" });
  expect(await products?.categories("nowhere", signal)).toMatchObject({ kind: "refused", code: "not-found" });
  expect(await products?.products("nowhere", "Lamps", signal)).toMatchObject({ kind: "refused", code: "not-found" });
});

test("icons are searched page by page, and custom fields listed", async () => {
  const { ports } = await openNew(client, "Icons");
  const { signal } = new AbortController();
  const found = await ports.icons?.search("house", 0, signal);
  const [first] = found?.kind === "listed" ? found.icons : [];
  expect(first).toMatchObject({ id: expect.stringContaining("house"), url: expect.stringMatching(/^http.*\/ph-.*house/) });
  expect(await ports.icons?.search("zzzzzz", 0, signal)).toEqual({ kind: "listed", icons: [], total: 0 });
  expect(await ports.customFields?.list(signal)).toMatchObject({ kind: "listed" });
});

test("files that links lead to are kept with the template", async () => {
  const { ports } = await openNew(client, "Files");
  const upload = (name: string, content: string) =>
    ports.files?.upload({ file: new File([content], name), onProgress: () => undefined, signal: new AbortController().signal });
  expect(await upload("Prices.pdf", "%PDF-1.7")).toMatchObject({
    kind: "uploaded",
    name: "Prices.pdf",
    url: expect.stringMatching(/^http.*\.pdf$/),
  });
  expect(await upload("page.pdf", "<p>")).toMatchObject({ kind: "refused", code: "unsupported-file" });
  expect(ports.files?.endings).toContain("pdf");
});
