import { expect, test } from "vitest";
import type { BrowserPorts } from "../browser/browser-ports.js";
import type { TemplateContent } from "../template-store.js";
import { hostPorts } from "./host-ports.js";
import { type HostProviders, providedPorts } from "./provided-ports.js";

const browser: BrowserPorts = {
  clock: { now: () => 0 },
  newId: () => "id",
  preferences: { get: () => null, set: () => {} },
  clipboard: { writeText: async () => {} },
  page: { onLeave: () => () => {} },
  crashDrafts: { list: async () => [], write: async () => {}, remove: async () => {}, hold: () => async () => {} },
};

const content: TemplateContent = { document: { version: 1 }, html: "<p>" };
const portsOf = (providers: HostProviders, user = {}) =>
  hostPorts({ provided: providedPorts(providers, user), name: "campaign-7", browser });

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
  const { signal } = new AbortController();
  const library = images?.libraries.global;
  const all = await library?.list?.({ search: "", order: "newest" }, signal);
  expect(all).toEqual({ kind: "listed", pictures: [{ id: "/a.png", url: "/a.png", name: "A" }] });
  expect(await library?.list?.({ search: "b", order: "newest" }, signal)).toMatchObject({ pictures: [] });
  const answer = await library?.upload?.({ file: new File([], "a.png"), signal, onProgress: () => undefined });
  expect(answer).toMatchObject({ kind: "refused", code: "unreadable-answer" });
});

test("a page's library, photos and pictures from words are read as far as they can be used", async () => {
  const removed: string[] = [];
  const { images, stock, aiImages } = portsOf({
    images: {
      list: async ({ search }) => JSON.parse(`{"images":[{"url":"/${search}.png","widthPx":"wide","sizeBytes":9}],"total":1,"next":"2"}`),
      rename: async ({ url }, name) => ({ url, name }),
      remove: ({ url }) => void removed.push(url),
    },
    stock: {
      search: async () => ({
        photos: [{ url: "/leaf.jpg", authorName: "Ann", authorUrl: "javascript:alert(1)" }],
        source: { name: "Photos", url: "https://photos.example" },
      }),
    },
    aiImages: { make: async () => JSON.parse('"nothing"'), keep: async ({ url }) => ({ url: `${url}?kept` }) },
  });
  const { signal } = new AbortController();
  const library = images?.libraries.global;
  const page = await library?.list?.({ search: "lamp", order: "newest" }, signal);
  const lamp = { id: "/lamp.png", url: "/lamp.png", name: "", sizeBytes: 9 };
  expect(page).toEqual({ kind: "listed", pictures: [lamp], total: 1, next: "2" });
  expect(await library?.rename?.(lamp, "Lamp")).toMatchObject({ kind: "renamed", picture: { name: "Lamp" } });
  expect([await library?.remove?.(lamp), removed]).toEqual([{ kind: "removed" }, ["/lamp.png"]]);
  const leaf = { id: "/leaf.jpg", url: "/leaf.jpg", name: "", authorName: "Ann", authorUrl: "" };
  expect(await stock?.search("leaf", 1, signal)).toMatchObject({ photos: [leaf], hasMore: false, source: { name: "Photos" } });
  expect(await stock?.choose(leaf)).toEqual({ kind: "chosen", url: "/leaf.jpg" });
  const request = { prompt: "A lamp", negativePrompt: "", aspectRatio: "1:1", style: "sketch" } as const;
  expect(await aiImages?.make(request, { signal, onMade: () => undefined })).toMatchObject({ code: "unreadable-answer" });
  expect(await aiImages?.keep?.(lamp)).toMatchObject({ kind: "kept", picture: { url: "/lamp.png?kept" } });
  expect(portsOf({ images: false, stock: false, aiImages: false })).not.toHaveProperty("stock");
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

test("a page makes maps where it says so: what it makes by itself is known without, and a map takes a service", async () => {
  const makePicture = async () => ({ url: "/map.png", title: "Cambridge", credit: "© Maps" });
  expect(portsOf({ makePicture }).pictures?.kinds).not.toContain("map");
  const { pictures } = portsOf({ makePicture, pictureKinds: ["map"] });
  const request = { kind: "map", address: "Cambridge", zoom: 16, widthPx: 700, heightPx: 350 } as const;
  const picture = { url: "/map.png", title: "Cambridge", credit: "© Maps" };
  expect(await pictures?.make(request, new AbortController().signal)).toEqual({ kind: "made", picture });
  expect(pictures?.mapSource).toBeUndefined();
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

test("a page keeps versions, and what names none is passed over", async () => {
  const { versions } = portsOf({
    versions: { list: async () => [{ date: "2026-03-02T09:00:00Z" }, JSON.parse('{"date":"soon"}')], load: async (date) => ({ date }) },
  });
  expect(await versions?.list()).toEqual({
    kind: "listed",
    versions: [{ date: "2026-03-02T09:00:00Z", userName: "", name: "", authors: [], previewUrl: "" }],
  });
  expect(await versions?.load("2026-03-02T09:00:00Z")).toEqual({ kind: "loaded", document: { date: "2026-03-02T09:00:00Z" } });
  expect(portsOf({}).versions).toBeUndefined();
});

test("a page lets versions be named, and says who wrote", async () => {
  const date = "2026-03-02T09:00:00Z";
  const list = async () => [{ date, name: "Agreed", authors: ["Ann", 7, ""] as string[] }];
  const { versions } = portsOf({
    versions: {
      list,
      load: async () => null,
      keep: async (name) => ({ date, name }),
      rename: async (given, name) => ({ date: given, name }),
    },
  });
  expect(await versions?.list()).toMatchObject({ versions: [{ name: "Agreed", authors: ["Ann"] }] });
  expect(await versions?.keep?.("Agreed")).toMatchObject({ kind: "named", version: { date, name: "Agreed" } });
  expect(await versions?.rename?.(date, "")).toMatchObject({ kind: "named", version: { date, name: "" } });
  expect(portsOf({ versions: { list, load: async () => null } }).versions).not.toHaveProperty("keep");
});

test("a page keeps notes, and its user's are their own", async () => {
  const kept = [{ id: "1", text: "Mind the logo", authorName: "Ann", authorId: "ann", createdAt: "1970-01-01T00:00:01Z" }];
  const given = { list: async () => kept, add: async (text: string) => ({ id: "2", text, authorId: "ben" }), remove: () => undefined };
  const { notes } = portsOf({ notes: given }, { id: "ben", name: "Ben" });
  const note = { id: "1", text: "Mind the logo", authorName: "Ann", createdAtMs: 1000, isOwn: false };
  expect(await notes?.list(new AbortController().signal)).toEqual({ kind: "listed", notes: [note], mayDeleteAny: false });
  expect(await notes?.add("Seen")).toMatchObject({ kind: "added", note: { id: "2", authorName: "Ben", isOwn: true } });
  expect(await notes?.remove("2")).toEqual({ kind: "removed" });
});

test("a page keeps comments; its user's are their own, and what it answers is read with care", async () => {
  expect(portsOf({})).not.toHaveProperty("comments");
  const anchor = { prop: "text", quote: "until Friday", before: "hold ", after: "", start: 4 };
  const unread = { id: "4", blockId: "b7", text: "Which?", anchor: { ...anchor, quote: 7 } };
  const first = {
    id: "1",
    blockId: "b7",
    anchor,
    text: "Still right?",
    authorName: "Ann",
    authorId: "ann",
    isGuest: true,
    createdAt: 1000,
    isResolved: true,
    mentions: ["Ben", 7],
  };
  const given = {
    list: async () => JSON.parse(JSON.stringify([first, unread, { id: 2, text: "No id" }, null])),
    add: async (text: string, place: object) => ({ id: "3", text, authorId: "ben", ...place }),
    change: async () => JSON.parse("{}"),
    remove: () => Promise.reject(new Error("Not now")),
    people: async () => JSON.parse('[{"id":"ben","name":"Ben","age":4},{"id":"nameless"},null]'),
  };
  const comments = await portsOf({ comments: given }, { id: "ben", name: "Ben" }).comments?.();
  const read = { id: "1", threadId: "1", blockId: "b7", anchor, text: "Still right?", authorName: "Ann", createdAtMs: 1000 };
  expect(await comments?.list()).toEqual({
    kind: "listed",
    comments: [
      { ...read, isEdited: false, isDeleted: false, isOwn: false, isGuest: true, resolvedBy: "", mentions: ["Ben"] },
      expect.objectContaining({ id: "4" }),
    ],
    mayDeleteAny: false,
  });
  expect(await comments?.people?.()).toEqual({ kind: "listed", people: [{ id: "ben", name: "Ben" }] });
  const reply = { id: "3", threadId: "1", text: "Yes", authorName: "Ben", isOwn: true };
  expect(await comments?.add("Yes", { threadId: "1" })).toMatchObject({ kind: "written", comment: reply });
  expect(await comments?.change("1", { isResolved: false })).toMatchObject({ kind: "refused", code: "unreadable-answer" });
  expect(await comments?.remove("1")).toMatchObject({ kind: "refused", message: "Not now" });
});

test("the user's own address is the first that a test email is offered to", () => {
  const { testEmail } = portsOf({ sendTestEmail: () => undefined }, { email: "ben@example.com" });
  expect(testEmail?.ownAddress).toBe("ben@example.com");
});

test("a page that keeps files answers their addresses; one that does not, or answers none, says so", async () => {
  expect(portsOf({})).not.toHaveProperty("files");
  const order = { file: new File(["x"], "a.pdf"), onProgress: () => undefined, signal: new AbortController().signal };
  const answered = (answer: string) => portsOf({ uploadFile: async () => JSON.parse(answer) }).files?.upload(order);
  expect(await answered('{"url":"/a.pdf","name":"A"}')).toEqual({ kind: "uploaded", url: "/a.pdf", name: "A" });
  expect(await answered('{"name":"A"}')).toMatchObject({ kind: "refused", code: "unreadable-answer" });
  const failing = portsOf({ uploadFile: () => Promise.reject(Object.assign(new Error("No"), { code: "file-too-large" })) });
  expect(await failing.files?.upload(order)).toMatchObject({ kind: "refused", code: "file-too-large" });
});

test("a page's own dialogs stand for the photos, pictures from words, icons and products", async () => {
  const ports = providedPorts({
    stock: { open: async () => ({ url: "https://example.com/photo.jpg" }) },
    aiImages: { open: async () => null },
    icons: { open: async () => ({ id: "house" }) },
    shop: { open: async () => [{ id: "1", name: "Lamp" }] },
  });
  expect(await ports.stock?.open?.()).toMatchObject({ kind: "chosen", picture: { url: "https://example.com/photo.jpg" } });
  expect(await ports.aiImages?.open?.()).toEqual({ kind: "none" });
  expect(await ports.icons?.open?.()).toEqual({ kind: "chosen", id: "house" });
  expect(await ports.products?.open?.()).toMatchObject({ kind: "listed", products: [{ id: "1", name: "Lamp", price: "" }] });
});

test("what a page's own dialog answers is looked at, and sources that are false are not offered", async () => {
  const nonsense = (async () => ({ id: 5 })) as never;
  const ports = providedPorts({ stock: { open: nonsense }, icons: { open: nonsense } });
  expect(await ports.stock?.open?.()).toMatchObject({ kind: "refused", code: "unreadable-answer" });
  expect(await ports.icons?.open?.()).toMatchObject({ kind: "refused", code: "unreadable-answer" });
  const { stock, aiImages, icons, products } = providedPorts({ stock: false, aiImages: false, icons: false, shop: false });
  expect([stock, aiImages, icons, products]).toEqual([undefined, undefined, undefined, undefined]);
});

test("an image that a page's people edited goes on from its original and its steps", async () => {
  const edits: unknown[] = [];
  const original = { id: "1", url: "https://example.com/a.jpg", name: "a" };
  const { images } = providedPorts({
    images: {
      edit: async (edit) => {
        edits.push(edit);
        return { url: "https://example.com/b.jpg", edit: { original: edit.original, steps: edit.steps } };
      },
      find: async (url) => ({ url, edit: { original, steps: { brightness: 5 } } }),
    },
  });
  const library = images?.libraries.global;
  const { signal } = new AbortController();
  const found = await images?.find?.("https://example.com/b.jpg", signal);
  if (found?.kind !== "found") throw new Error("Nothing was found.");
  expect(await library?.original?.(found.picture, signal)).toMatchObject({ picture: original, steps: { brightness: 5 } });
  const file = new File(["x"], "b.jpg");
  const stored = await library?.edit?.({ picture: original, file, steps: { contrast: 1 }, signal, onProgress: () => undefined });
  expect(edits).toEqual([{ original, file, steps: { contrast: 1 } }]);
  expect(stored).toMatchObject({ kind: "uploaded", picture: { edit: { original, steps: { contrast: 1 } } } });
});
