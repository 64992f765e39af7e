import type { AddressInfo } from "node:net";
import {
  type Client,
  createClient,
  getTemplate,
  listActivity,
  listTemplates,
  loadSession,
  moveTemplate,
  saveTemplate,
  setFavorite,
  shareTemplate,
} from "@mailwright/client";
import { templateSizeMaxBytes } from "@mailwright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { quickestEngine } from "../../../../server/src/testing/test-engines.js";
import { startTestServer, type TestServer } from "../../../../server/src/testing/test-server.js";
import { forgetfulBrowser, openNew, portsOf } from "../../testing/open-connected.js";
import type { TemplateContent } from "../template-store.js";
import { connectedPorts } from "./connected-ports.js";

let server: TestServer;
let apiUrl = "";
let client: Client;

beforeAll(async () => {
  server = await startTestServer(quickestEngine, { config: { authMode: "demo", liveEditing: false } });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  apiUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  client = createClient({ apiUrl, sessionId: (await server.addUser()).sessionId });
}, 60_000);
afterAll(() => server?.close());

const contentOf = (words: string): TemplateContent => ({ document: { version: 1, words }, html: `<p>${words}</p>` });

/** Somebody else's editor on the same template saves. */
const saveElsewhere = (id: string, words: string) => saveTemplate(client, id, { template: { html: words, components: { words } } }, null);

test("a template is loaded with its document and saved on top of its version", async () => {
  const { id, ports, etag, loaded } = await openNew(client, "Saved");
  expect(loaded).toMatchObject({ info: { id, name: "Saved", status: "draft", readOnly: false }, document: { version: 1 } });
  expect(loaded.storedAtMs).toBeGreaterThan(0);
  const saved = await ports.store.save?.(contentOf("mine"), etag);
  expect(saved).toMatchObject({ kind: "saved", etag: "2" });
  expect((await getTemplate(client, id)).template).toMatchObject({ html: "<p>mine</p>", components: { words: "mine" } });
});

test("a save of work that was made from a version says so, until that is taken back", async () => {
  const { id, ports, etag } = await openNew(client, "Restored");
  const readKinds = async () =>
    (await listActivity(client, { templateId: id, group: "changes" }, null)).entries.map(({ kind }) => kind).toSorted();
  const first = await ports.store.save?.(contentOf("first"), etag);
  const listed = await ports.versions?.list();
  if (first?.kind !== "saved" || listed?.kind !== "listed") throw new Error("nothing was saved");
  const date = listed.versions.at(-1)?.date ?? "";
  await ports.versions?.restored?.(date);
  const second = await ports.store.save?.(contentOf("second"), first.etag);
  expect(await readKinds()).toEqual(["changed", "created", "version-restored"]);
  await ports.versions?.restored?.(null);
  expect(second?.kind === "saved" && (await ports.store.save?.(contentOf("third"), second.etag))).toMatchObject({ kind: "saved" });
  expect(await readKinds()).toHaveLength(3);
});

test("what somebody else saved in between is shown, not overwritten", async () => {
  const { id, ports, etag } = await openNew(client, "Contested");
  await saveElsewhere(id, "theirs");
  const answer = await ports.store.save?.(contentOf("mine"), etag);
  expect(answer).toMatchObject({ kind: "conflict", theirs: { document: { words: "theirs" }, etag: "2" } });
  expect((await getTemplate(client, id)).template.html).toBe("theirs");
});

test("keeping mine as a copy leaves theirs alone, and the editor goes on with the copy", async () => {
  const { id, ports } = await openNew(client, "Copied");
  await saveElsewhere(id, "theirs");
  const before = ports.store.key();
  const answer = await ports.store.saveCopy?.(contentOf("mine"));
  if (answer?.kind !== "saved") throw new Error(answer?.kind);
  expect(answer.info).toMatchObject({ name: "Copy of Copied" });
  expect(ports.store.key()).not.toBe(before);
  expect((await getTemplate(client, id)).template.html).toBe("theirs");
  expect(await ports.store.save?.(contentOf("more of mine"), answer.etag)).toMatchObject({ kind: "saved" });
  expect((await getTemplate(client, answer.info.id)).template.html).toBe("<p>more of mine</p>");
});

test("a copy that could not be written to is not made a second time", async () => {
  const { ports } = await openNew(client, "Once");
  const tooLarge: TemplateContent = { document: null, html: "x".repeat(templateSizeMaxBytes + 1) };
  expect(await ports.store.saveCopy?.(tooLarge)).toMatchObject({ kind: "refused", code: "template-too-large" });
  expect(await ports.store.saveCopy?.(contentOf("mine"))).toMatchObject({ kind: "saved" });
  const copies = (await listTemplates(client, { status: "draft", limit: 100 })).elements.filter(({ name }) => name === "Copy of Once");
  expect(copies).toHaveLength(1);
});

test("refusals keep the contract's codes and say whether trying again may help", async () => {
  const { ports, etag } = await openNew(client, "Refused");
  const tooLarge: TemplateContent = { document: null, html: "x".repeat(templateSizeMaxBytes + 1) };
  const size = { code: "template-too-large", sizeBytes: templateSizeMaxBytes + 1, isPassing: false };
  expect(await ports.store.save?.(tooLarge, etag)).toMatchObject({ kind: "refused", ...size });
  const refuseBodies = (request: Request) =>
    request.method === "PATCH" ? Promise.resolve(new Response("", { status: 413 })) : fetch(request);
  const small = createClient({ apiUrl, sessionId: client.sessionId ?? "", fetch: refuseBodies });
  const sent = JSON.stringify({ template: { html: "<p>ü</p>", css: "", components: { version: 1, words: "ü" } } });
  const body = { code: "body-too-large", sizeBytes: new Blob([sent]).size, isPassing: false };
  expect(await portsOf(small, "t").store.save?.(contentOf("ü"), etag)).toMatchObject({ kind: "refused", ...body });
  const inline: TemplateContent = { document: null, html: '<img src="data:image/png;base64,AAAA">' };
  expect(await ports.store.save?.(inline, etag)).toMatchObject({ kind: "refused", code: "base64-content", isPassing: false });
  const gone = portsOf(client, "no-such-template");
  expect(await gone.store.load()).toMatchObject({ kind: "refused", code: "template-not-found", isPassing: false });
  const dead = portsOf(createClient({ apiUrl: "http://127.0.0.1:9", sessionId: "x" }), "t");
  expect(await dead.store.load()).toMatchObject({ kind: "refused", code: "network", isPassing: true });
});

test("a session that is over is a refusal and is told to the page", async () => {
  const told: string[] = [];
  const stranger = createClient({ apiUrl, sessionId: "nobody", onSignedOut: ({ code }) => told.push(code) });
  const answer = await portsOf(stranger, "t").store.load();
  expect(answer).toMatchObject({ kind: "refused", isPassing: false });
  expect(told.length).toBeGreaterThan(0);
});

test("publishing does not hide that somebody else saved in between", async () => {
  const { id, ports, etag } = await openNew(client, "Published");
  await saveElsewhere(id, "theirs");
  const moved = await ports.status?.move("published", etag);
  expect(moved).toMatchObject({ kind: "moved", info: { status: "published" }, etag });
  expect(await ports.store.save?.(contentOf("mine"), etag)).toMatchObject({ kind: "conflict" });
});

test("changing the info is based on the version at hand and keeps the favourite", async () => {
  const { id, ports, etag } = await openNew(client, "Named");
  await setFavorite(client, { id, tags: "" }, true);
  await ports.store.load();
  const saved = await ports.info?.save({ name: "Renamed", tags: "spring,sale" }, etag);
  expect(saved).toMatchObject({ kind: "saved", info: { name: "Renamed", tags: "spring,sale" }, etag: "2" });
  expect((await getTemplate(client, id)).tags.split(",")).toEqual(expect.arrayContaining(["spring", "sale", "favorite"]));
  expect(await ports.info?.save({ name: "Again" }, "1")).toMatchObject({ kind: "refused", code: "version-conflict" });
});

test("ports that take over the work know what those before them knew", async () => {
  const { id } = await openNew(client, "Taken over");
  await setFavorite(client, { id, tags: "" }, true);
  const known = new Map();
  const options = { client, templateId: id, known, browser: forgetfulBrowser };
  await connectedPorts(options).store.load();
  const user = await loadSession(client);
  expect(await connectedPorts({ ...options, user }).info?.save({ tags: "spring" })).toMatchObject({ kind: "saved", etag: "2" });
  expect((await getTemplate(client, id)).tags.split(",").toSorted()).toEqual(["favorite", "spring"]);
});

test("a removed template opens to look at only", async () => {
  const { id } = await openNew(client, "Removed");
  await moveTemplate(client, id, "deleted");
  const answer = await portsOf(client, id).store.load();
  expect(answer).toMatchObject({ kind: "loaded", template: { info: { readOnly: true, status: "deleted" } } });
});

test("a ready-made layout opens to look at only, and for administrators to change", async () => {
  const layouts = await client.http.GET("/api/v2/systemtemplate/type/{type}/status/{status}", {
    params: { path: { type: "email", status: "published" }, query: { group: "layouts" } },
  });
  const templateId = layouts.data?.elements[0]?.id ?? "";
  const ports = connectedPorts({ client, templateId, isSystem: true, browser: forgetfulBrowser });
  expect(await ports.store.load()).toMatchObject({ kind: "loaded", template: { info: { isSystem: true, readOnly: true, rights: [] } } });
  expect(ports).not.toHaveProperty("testEmail");
  const admin = createClient({ apiUrl, sessionId: (await server.addUser({ role: "ROLE_ADMIN" })).sessionId });
  const theirs = connectedPorts({ client: admin, templateId, isSystem: true, browser: forgetfulBrowser });
  expect(await theirs.store.load()).toMatchObject({ template: { info: { readOnly: false } } });
  expect(await theirs.store.save?.(contentOf("layout"), null)).toMatchObject({ kind: "saved", info: { isSystem: true } });
});

/** A draft of the first user's, shared with another one. */
async function openShared(name: string) {
  const { id } = await openNew(client, name);
  const mate = await server.addUser();
  const theirs = createClient({ apiUrl, sessionId: mate.sessionId });
  await shareTemplate(client, id, [mate.id]);
  return { id, mine: portsOf(client, id), theirs: portsOf(theirs, id) };
}

test("opening somebody else's shared draft locks it where nobody works together, and its owner sees who may do what about that", async () => {
  const { mine, theirs } = await openShared("Ours");
  expect(await theirs.store.load()).toMatchObject({ template: { info: { isLocked: true, readOnly: false, rights: ["unlock"] } } });
  expect(await mine.store.load()).toMatchObject({ kind: "refused", code: "template-locked" });
  const { signal } = new AbortController();
  expect(await mine.sharing?.describeLocked(signal)).toEqual({ kind: "described", name: "Ours", mayUnlock: true, mayAsk: true });
  expect(await mine.sharing?.requestUnlock()).toEqual({ kind: "asked" });
  expect(await mine.sharing?.unlock()).toEqual({ kind: "unlocked" });
  expect(await mine.store.load()).toMatchObject({ template: { info: { isLocked: false, readOnly: false } } });
});

test("opening it takes no lock where people work together, and where that cannot be it takes the lock after all", async () => {
  server.config.liveEditing = true;
  const { theirs } = await openShared("Together");
  const opened = { info: { isLocked: false, readOnly: false }, ownName: { name: expect.any(String) } };
  expect(await theirs.store.load()).toMatchObject({ template: opened });
  expect(await theirs.store.load(undefined, true)).toMatchObject({ template: { info: { isLocked: true } } });
  server.config.liveEditing = false;
});

test("an owner's own opening takes no lock", async () => {
  const { mine } = await openShared("Mine first");
  expect(await mine.store.load()).toMatchObject({ template: { info: { isLocked: false, isShared: true } } });
});

test("a template that is shared with others shows nothing to anybody else", async () => {
  const { id } = await openShared("Seen");
  const stranger = createClient({ apiUrl, sessionId: (await server.addUser()).sessionId });
  const ports = portsOf(stranger, id);
  expect(await ports.store.load()).toMatchObject({ kind: "refused", code: "not-a-collaborator" });
  expect(await ports.sharing?.view()).toMatchObject({ kind: "refused", code: "not-a-collaborator" });
});

test("everybody deletes their own notes, the owner also others' and all of them", async () => {
  const { mine, theirs } = await openShared("Noted");
  await theirs.store.load();
  const { signal } = new AbortController();
  const added = await theirs.notes?.add("Is the price right?");
  if (added?.kind !== "added") throw new Error(added?.kind);
  expect(added.note).toMatchObject({ text: "Is the price right?", isOwn: true });
  expect(await theirs.notes?.list(signal)).toMatchObject({ mayDeleteAny: false });
  await mine.sharing?.unlock();
  await mine.store.load();
  expect(await mine.notes?.list(signal)).toMatchObject({ mayDeleteAny: true, notes: [{ isOwn: false }] });
  expect(await mine.notes?.remove(added.note.id)).toEqual({ kind: "removed" });
  expect(await theirs.notes?.removeAll()).toMatchObject({ kind: "refused", code: "owner-only" });
  expect(await mine.notes?.removeAll()).toEqual({ kind: "removed" });
});

test("an administrator converts a published template, and goes on with the layout", async () => {
  const admin = createClient({ apiUrl, sessionId: (await server.addUser({ role: "ROLE_ADMIN" })).sessionId });
  const { ports, etag } = await openNew(admin, "For everybody");
  await ports.status?.move("published", etag);
  expect(await ports.status?.convert?.(etag)).toMatchObject({ kind: "moved", info: { isSystem: true, status: "published" } });
  expect(await ports.store.save?.(contentOf("layout"), etag)).toMatchObject({ kind: "saved", info: { isSystem: true } });
});

test("custom code needs a paid plan beside the right", async () => {
  const entitled = { entitlements: ["custom-code", "products"] };
  const loadAs = async (plan: number) => {
    const by = createClient({ apiUrl, sessionId: (await server.addUser({ ...entitled, plan })).sessionId });
    return (await openNew(by, "Planned")).loaded.entitlements;
  };
  expect(await loadAs(0)).toEqual(["products"]);
  expect(await loadAs(2)).toEqual(["customCode", "products"]);
});

test("one user's drafts have another key than the next user's on the same computer", async () => {
  const { ports } = await openNew(client, "Mine");
  const other = createClient({ apiUrl, sessionId: (await server.addUser()).sessionId });
  const theirs = await openNew(other, "Mine");
  expect(ports.store.key().split(" ")[1]).not.toBe(theirs.ports.store.key().split(" ")[1]);
});

test("test emails, versions and the file come from what is stored", async () => {
  const { ports, etag } = await openNew(client, "Sent");
  // What the canvas shows in full is stored without an origin.
  await ports.store.save?.({ ...contentOf("sent"), html: `<p>sent</p><img src="${apiUrl}/starter/tea.png">` }, etag);
  expect(await ports.testEmail?.send(["ann@example.com"])).toEqual({ kind: "sent", delivery: "inbox" });
  const file = await ports.exporter?.html();
  expect(file?.kind === "exported" && (await file.file.text())).toMatch(/^<p>sent<\/p><img src="http[^"]+\/starter\/tea.png">\n$/);
  const versions = await ports.versions?.list();
  const newest = versions?.kind === "listed" ? versions.versions[0] : undefined;
  expect(newest?.previewUrl.startsWith(apiUrl)).toBe(true);
  expect(await ports.versions?.load(newest?.date ?? "")).toEqual({ kind: "loaded", document: { version: 1, words: "sent" } });
});
