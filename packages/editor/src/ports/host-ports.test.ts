import { expect, test } from "vitest";
import type { BrowserPorts } from "./browser-ports.js";
import type { TemplateContent } from "./editor-ports.js";
import { type HostProviders, hostPorts } from "./host-ports.js";

const browser: BrowserPorts = {
  clock: { now: () => 0 },
  newId: () => "id",
  preferences: { get: () => null, set: () => {} },
  clipboard: { writeText: async () => {} },
  page: { onLeave: () => () => {} },
  crashDrafts: { list: async () => [], write: async () => {}, remove: async () => {}, hold: () => () => {} },
};

const content: TemplateContent = { document: { version: 1 }, html: "<p>" };
const portsOf = (providers: HostProviders) => hostPorts({ providers, mergeTags: [], name: "campaign-7", browser });

test("what a page does not provide is not there", () => {
  const ports = portsOf({});
  expect(ports.store.save).toBeUndefined();
  expect(ports).not.toHaveProperty("images");
  expect(ports).not.toHaveProperty("testEmail");
  expect(ports).not.toHaveProperty("mergeTags");
  expect(ports.crashDrafts).toBeDefined();
});

test("an editor without anything opens blank, under its name", async () => {
  const { store } = portsOf({});
  expect(await store.load()).toMatchObject({ kind: "loaded", template: { document: null, etag: null, info: { id: "campaign-7" } } });
  expect(store.key()).toContain("campaign-7");
});

test("a page's save gets document, HTML and the version, and may count versions or not", async () => {
  const calls: unknown[] = [];
  const counting = portsOf({
    save: (given, { etag }) => {
      calls.push(given, etag);
      return { etag: 8 };
    },
  });
  expect(await counting.store.save?.(content, "7")).toMatchObject({ kind: "saved", etag: "8" });
  expect(calls).toEqual([content, "7"]);
  expect(await portsOf({ save: () => undefined }).store.save?.(content, null)).toMatchObject({ kind: "saved", etag: null });
});

test("a page may say that somebody else saved in between", async () => {
  const theirs = { version: 1, settings: {}, root: {} };
  const { store } = portsOf({ save: async () => ({ conflict: { document: theirs, etag: "9" } }) });
  expect(await store.save?.(content, "7")).toMatchObject({ kind: "conflict", theirs: { document: theirs, etag: "9" } });
});

test("what a page throws is a refusal with its code and words", async () => {
  const failing = portsOf({
    save: () => {
      throw Object.assign(new Error("The campaign is over"), { code: "campaign-over" });
    },
    sendTestEmail: () => Promise.reject("no mail today"),
  });
  expect(await failing.store.save?.(content, null)).toMatchObject({
    kind: "refused",
    code: "campaign-over",
    message: "The campaign is over",
  });
  expect(await failing.testEmail?.send(["a@b.c"])).toMatchObject({ kind: "refused", code: "host-refused", message: "no mail today" });
});

test("pictures without an address are passed over or refused", async () => {
  const odd: HostProviders = JSON.parse("{}");
  const { images } = portsOf({
    ...odd,
    listImages: async () => [{ url: "/a.png", name: "A" }, JSON.parse('{"name":"no address"}')],
    uploadImage: async () => JSON.parse("null"),
  });
  expect(await images?.list?.("global")).toEqual({ kind: "listed", images: [{ id: "/a.png", url: "/a.png", name: "A" }] });
  expect(await images?.upload?.({ file: new File([], "a.png"), scope: "global" })).toMatchObject({
    kind: "refused",
    code: "unreadable-answer",
  });
});

test("a page makes the pictures that it says it can make, and an answer without an address is refused", async () => {
  const { pictures } = portsOf({
    pictureKinds: ["qr"],
    makePicture: async (request) => JSON.parse(request.kind === "qr" ? '{"url":"/qr.png","title":"A code","more":1}' : '{"url":"data:x"}'),
  });
  const { signal } = new AbortController();
  expect(pictures?.kinds).toEqual(["qr"]);
  expect(await pictures?.make({ kind: "qr", text: "x" }, signal)).toEqual({ kind: "made", picture: { url: "/qr.png", title: "A code" } });
  expect(await pictures?.make({ kind: "icon", id: "x", sizePx: 8, color: "#000000" }, signal)).toMatchObject({ code: "unreadable-answer" });
  expect(portsOf({}).pictures).toBeUndefined();
});

test("a page's shop is read as far as it says something", async () => {
  const { products } = portsOf({
    shop: { stores: async () => [{ id: "s", name: "Shop" }], products: async () => [{ id: "1", name: "Lamp", price: "9.50" }] },
  });
  const { signal } = new AbortController();
  expect(await products?.stores(signal)).toEqual({ kind: "listed", stores: [{ id: "s", name: "Shop" }] });
  expect(await products?.categories("s", signal)).toEqual({ kind: "listed", categories: [] });
  const product = { id: "1", name: "Lamp", price: "9.50", categories: [], imageUrl: "", url: "", description: "" };
  expect(await products?.products("s", undefined, signal)).toEqual({ kind: "listed", products: [product] });
});
