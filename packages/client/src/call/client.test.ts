import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MailFault } from "../../../server/src/ports/mailer/mailer.js";
import { quickestEngine } from "../../../server/src/testing/test-engines.js";
import { startTestServer, type TestServer } from "../../../server/src/testing/test-server.js";
import {
  type ApiError,
  type Client,
  calculateSize,
  cloneTemplate,
  countTemplates,
  createClient,
  createCustomBlock,
  createMap,
  createQrCode,
  createTemplate,
  createTimer,
  deleteTemplate,
  deleteTemplates,
  endSession,
  exportHtml,
  exportImage,
  exportPdf,
  findVideo,
  getMapSource,
  getSystemTemplate,
  getTemplate,
  getVersion,
  iconAddress,
  isApiError,
  type Job,
  listCategories,
  listCustomBlocks,
  listDemoUsers,
  listIconCategories,
  listIconStyles,
  listJobs,
  listPlayButtons,
  listSystemTemplates,
  listTemplates,
  listUserAssets,
  listVersions,
  loadSession,
  mergeVideoPicture,
  moveTemplate,
  moveTemplates,
  saveTemplate,
  saveUserSettings,
  searchIcons,
  searchTemplates,
  sendTestMail,
  setFavorite,
  uploadAssets,
} from "../index.js";

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isApiError(error)) throw new Error(`Expected an ApiError, not ${String(error)}`);
  return error;
};

let server: TestServer;
let apiUrl: string;
let client: Client;
beforeAll(async () => {
  server = await startTestServer(quickestEngine, { config: { authMode: "demo" } });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  apiUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  client = createClient({ apiUrl: `${apiUrl}/`, sessionId: (await server.addUser()).sessionId });
}, 60_000);
afterAll(() => server?.close());

test("a template's whole life", async () => {
  const draft = await createTemplate(client, { name: "Life", template: { html: "<p>1</p>" } });
  expect(draft).toMatchObject({ name: "Life", status: "draft", version: 1 });
  const saved = await saveTemplate(client, draft.id, { template: { html: "<p>2</p>" } }, draft.version);
  expect(saved.version).toBe(2);
  expect((await getTemplate(client, draft.id)).template.html).toBe("<p>2</p>");
  expect((await setFavorite(client, saved, true)).tags).toBe("favorite");
  expect((await moveTemplate(client, draft.id, "published")).status).toBe("published");
  expect((await listTemplates(client, { status: "favorited" })).elements.map(({ id }) => id)).toEqual([draft.id]);
  const copy = await cloneTemplate(client, draft.id);
  expect(
    (await searchTemplates(client, { criteria: [{ key: "name", operation: "STARTS_WITH", value: "copy", operator: "AND" }] })).elements[0]
      ?.id,
  ).toBe(copy.id);
  const [newest] = await listVersions(client, draft.id);
  expect((await getVersion(client, draft.id, newest?.versionDate ?? "")).template.html).toBe("<p>2</p>");
  expect(await (await exportHtml(client, draft.id)).text()).toBe("<p>2</p>\n");
  expect(await sendTestMail(client, draft.id, ["a@example.com"])).toEqual({ delivery: "inbox", to: ["a@example.com"] });
  expect(await moveTemplates(client, [draft.id, copy.id], "deleted")).toEqual({ ids: [draft.id, copy.id], refused: [] });
  expect((await countTemplates(client)).deleted).toBe(2);
  await deleteTemplate(client, draft.id);
  expect((await deleteTemplates(client, [copy.id, draft.id])).refused).toEqual([{ id: draft.id, code: "template-not-found" }]);
});

test("a mail that has to be tried again is waited for, and stopped with the call", async () => {
  const { id } = await createTemplate(client, { name: "Delayed", template: { html: "<p>1</p>" } });
  const { mailer } = server.ports;
  server.ports.mailer = { ...mailer, send: () => Promise.reject(new MailFault("later", new Error("Come back later."))) };
  const stop = new AbortController();
  const seen: Job[] = [];
  const onJob = (job: Job) => {
    seen.push(job);
    if (seen.length === 2) stop.abort();
  };
  const failure = await failureOf(sendTestMail(client, id, ["a@example.com"], undefined, { signal: stop.signal, onJob }));
  server.ports.mailer = mailer;
  expect([failure.code, seen.map(({ state, failure: code }) => [state, code])]).toEqual([
    "aborted",
    [
      ["waiting", "mail-not-sent"],
      ["waiting", "mail-not-sent"],
    ],
  ]);
  const [job] = await listJobs(client);
  expect([job?.id, job?.state]).toEqual([seen[0]?.id, "cancelled"]);
});

test("a conflict carries what is stored now", async () => {
  const { id } = await createTemplate(client, { name: "Contested", template: { html: "<p>1</p>" } });
  await saveTemplate(client, id, { template: { html: "<p>theirs</p>" } }, 1);
  const conflict = await failureOf(saveTemplate(client, id, { template: { html: "<p>mine</p>" } }, 1));
  expect([conflict.code, conflict.status, conflict.current?.version, conflict.current?.template.html]).toEqual([
    "version-conflict",
    412,
    2,
    "<p>theirs</p>",
  ]);
});

test("a refusal names its code, its fields and the request", async () => {
  const refusal = await failureOf(createTemplate(client, { name: "what?" }));
  expect(refusal).toMatchObject({ code: "invalid-request", status: 400, fields: [{ field: "name", code: "forbidden-characters" }] });
  expect(refusal.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test("a template that is too large is a failure, with its size", async () => {
  const { id } = await createTemplate(client, { name: "Large" });
  const tooLarge = await failureOf(saveTemplate(client, id, { template: { html: "x".repeat(10 * 1024 * 1024 + 1) } }, null));
  expect([tooLarge.code, tooLarge.status, tooLarge.sizeBytes]).toEqual(["template-too-large", 202, 10 * 1024 * 1024 + 1]);
  expect(await calculateSize(client, "x".repeat(10 * 1024 * 1024 + 1), "")).toBe("oversize");
});

test("an export that is given up while the server has not answered is cancelled there", async () => {
  const { id } = await createTemplate(client, { name: "Given up", template: { html: "<p>1</p>" } });
  const { renderer } = server.ports;
  let isWanted = true;
  const pdf = ({ signal }: { signal?: AbortSignal }) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener("abort", () => {
        isWanted = false;
        reject(signal.reason);
      });
      stop.abort();
    });
  const stop = new AbortController();
  server.ports.renderer = { pdf, picture: pdf };
  expect((await failureOf(exportPdf(client, id, { signal: stop.signal }))).code).toBe("aborted");
  await expect.poll(() => isWanted).toBe(false);
  expect((await listJobs(client))[0]).toMatchObject({ kind: "pdf", state: "cancelled" });
  server.ports.renderer = renderer;
});

test("pictures are uploaded with their progress and listed", async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const parts: number[] = [];
  const [asset] = await uploadAssets(client, [new File([new Uint8Array(bytes)], "teal.png")], { onProgress: (part) => parts.push(part) });
  expect(asset).toMatchObject({ originalName: "teal.png", widthPx: 9 });
  expect(parts.at(-1)).toBe(1);
  expect(await listUserAssets(client)).toEqual([asset]);
  const refused = await failureOf(uploadAssets(client, [new File(["<svg/>"], "a.svg")]));
  expect(refused.code).toBe("unsupported-picture");
});

test("system templates, categories, session and settings", async () => {
  const [blank] = (await listSystemTemplates(client, { group: "layouts" })).elements;
  expect((await getSystemTemplate(client, blank?.id ?? "")).isSystem).toBe(true);
  expect((await listCategories(client)).length).toBe(6);
  const session = await loadSession(client);
  expect((await saveUserSettings(client, { userId: session.id, dnd_mode: "advanced" })).dnd_mode).toBe("advanced");
});

test("calls that need no session work without one", async () => {
  expect(await listDemoUsers(createClient({ apiUrl }))).toEqual([]);
});

test("addresses in answers are resolved against the server", async () => {
  const { previewUrl } = await createTemplate(client, { name: "Seen", template: { html: "<p>seen</p>" } });
  expect(await (await fetch(client.resolveUrl(previewUrl))).text()).toBe("<p>seen</p>");
  expect(client.resolveUrl("https://elsewhere.test/a")).toBe("https://elsewhere.test/a");
});

test("an expired token is renewed once for all calls that wait, and nobody notices", async () => {
  const exchanges: string[] = [];
  const watching = createClient({
    apiUrl,
    sessionId: (await server.addUser()).sessionId,
    fetch: (request) => {
      if (request.url.endsWith("/credentials")) exchanges.push(request.url);
      return fetch(request);
    },
  });
  const { id } = await createTemplate(watching, { name: "Long day" });
  server.clock.advance(20 * 60 * 1000);
  await Promise.all([loadSession(watching), getTemplate(watching, id), saveTemplate(watching, id, { description: "Later" }, 1)]);
  expect(exchanges).toHaveLength(2);
});

test("pictures that the server makes, and those it cannot make", async () => {
  const { id } = await createTemplate(client, { name: "Pictures", template: { html: "<p>1</p>" } });
  const { savedImage } = await createQrCode(client, id, "https://example.com");
  const { url: timerUrl } = await createTimer(client, { end: "2027-01-01T00:00", timeZone: "UTC" });
  const { icons } = await searchIcons(client, { query: "house", style: (await listIconStyles(client))[1]?.identifier ?? "" });
  const [icon] = icons;
  const [button] = await listPlayButtons(client);
  const merge = { backImageUrl: savedImage, frontImageUrl: button?.url ?? "", templateId: id };
  const addresses = [savedImage, timerUrl, icon?.url ?? "", (await mergeVideoPicture(client, merge)).savedImage];
  addresses.push(iconAddress(client, { id: icon?.id ?? "", sizePx: 20, color: "#b3261e" }));
  const here = (address: string) => fetch(address.replace("http://mail.test", apiUrl));
  expect(await Promise.all(addresses.map(async (address) => (await here(address)).headers.get("content-type")))).toEqual([
    "image/png",
    "image/gif",
    "image/png",
    "image/jpeg",
    "image/png",
  ]);
  expect((await listIconCategories(client)).length).toBeGreaterThan(10);
  // This server has no way to the internet and no browser.
  expect((await failureOf(findVideo(client, "vimeo", "1"))).code).toBe("not-configured");
  expect((await failureOf(getMapSource(client))).code).toBe("maps-not-configured");
  const place = { address: "Cambridge", zoom: 16, widthPx: 700, heightPx: 350 };
  expect((await failureOf(createMap(client, id, place))).code).toBe("maps-not-configured");
  expect((await failureOf(exportPdf(client, id))).code).toBe("renderer-unavailable");
  expect((await failureOf(exportImage(client, id, { width: 320, format: "jpeg" }))).code).toBe("renderer-unavailable");
});

test("a session that has ended is told to the host", async () => {
  const signedOut: string[] = [];
  const leaving = createClient({
    apiUrl,
    sessionId: (await server.addUser()).sessionId,
    onSignedOut: ({ code }) => signedOut.push(code),
  });
  await endSession(leaving);
  expect((await failureOf(loadSession(leaving))).code).toBe("session-ended");
  const unknown = createClient({ apiUrl, sessionId: "nobody's", onSignedOut: ({ code }) => signedOut.push(code) });
  expect((await failureOf(loadSession(unknown))).status).toBe(401);
  expect(signedOut).toEqual(["session-ended", "session-ended"]);
});

test("giving up and being offline are told apart", async () => {
  const abort = new AbortController();
  abort.abort();
  expect((await failureOf(listTemplates(client, {}, abort.signal))).code).toBe("aborted");
  const offline = createClient({ apiUrl: "http://127.0.0.1:9", sessionId: "x" });
  expect((await failureOf(listTemplates(offline, {}))).code).toBe("network");
});

test("a proxy's page instead of an answer is a failure with a code", async () => {
  const behind = (status: number, body: string) => createClient({ apiUrl, fetch: async () => new Response(body, { status }) });
  expect((await failureOf(listDemoUsers(behind(502, "<h1>Bad gateway</h1>")))).code).toBe("unavailable");
  expect((await failureOf(listDemoUsers(behind(200, "<h1>Welcome to the hotel</h1>")))).code).toBe("unreadable-answer");
});

test("a list of several pages comes whole, and what has arrived is told meanwhile", async () => {
  const html = "x".repeat(1_200_000);
  for (const name of ["First", "Second", "Third"]) {
    server.clock.advance(1000);
    await createCustomBlock(client, { name, html });
  }
  const parts: string[][] = [];
  const all = await listCustomBlocks(client, undefined, (part) => parts.push(part.map(({ name }) => name)));
  expect(all.map(({ name }) => name).slice(0, 3)).toEqual(["Third", "Second", "First"]);
  expect(parts[0]).toEqual(["Third"]);
  expect(parts[1]).toEqual(["Third", "Second"]);
});
