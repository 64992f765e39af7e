import { aDocument, aHeading, aSection } from "@mailwright/testing";
import { beforeEach, expect, test } from "vitest";
import type { CrashDraft } from "../crash-draft.js";
import { createIndexedDrafts, draftKeptMs } from "./indexed-drafts.js";

let databaseName = "";
let now = 1_000_000;
let faults: unknown[] = [];
const open = () => createIndexedDrafts({ now: () => now, databaseName, onFault: (cause) => faults.push(cause) });

beforeEach(() => {
  databaseName = `drafts-${crypto.randomUUID()}`;
  now = 1_000_000;
  faults = [];
});

const aDraft = (editorId: string, extra: Partial<CrashDraft> = {}): CrashDraft => ({
  key: "t1",
  editorId,
  document: aDocument([aSection(aHeading({ text: "Hello" }))]),
  baseEtag: "3",
  savedAtMs: now,
  ...extra,
});

test("a draft survives its page and comes back as it was", async () => {
  const draft = aDraft("tab-1");
  await open().write(draft);
  expect(await open().list("t1")).toEqual([draft]);
  expect(faults).toEqual([]);
});

test("the document that the work began with comes back with it", async () => {
  const draft = aDraft("tab-1", { base: aDocument([aSection(aHeading({ text: "Before" }))]) });
  await open().write(draft);
  expect(await open().list("t1")).toEqual([draft]);
});

test("drafts of other templates and of other tabs stay apart", async () => {
  const drafts = open();
  await drafts.write(aDraft("tab-1"));
  await drafts.write(aDraft("tab-2", { savedAtMs: now + 1 }));
  await drafts.write(aDraft("tab-1", { key: "t2" }));
  expect((await drafts.list("t1")).map(({ editorId }) => editorId)).toEqual(["tab-2", "tab-1"]);
  await drafts.remove({ key: "t1", editorId: "tab-1" });
  expect((await drafts.list("t1")).map(({ editorId }) => editorId)).toEqual(["tab-2"]);
  expect(await drafts.list("t2")).toHaveLength(1);
});

test("an editor that is still open elsewhere keeps its draft to itself", async () => {
  const drafts = open();
  await drafts.write(aDraft("open-tab"));
  const release = drafts.hold("open-tab");
  await expect.poll(() => drafts.list("t1")).toEqual([]);
  await release();
  await expect.poll(async () => (await drafts.list("t1")).length).toBe(1);
});

test("an editor that has let go is open for nobody any more, however late the browser granted its lock", async () => {
  await open().hold("tab-1")();
  const { held = [] } = await navigator.locks.query();
  expect(held.map(({ name }) => name)).not.toContain("mailwright-editor tab-1");
});

test("a tab that crashes lets go of its draft", async () => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const other = frame.contentWindow;
  if (!other) throw new Error("no frame");
  await new Promise<void>((resolve) => {
    void other.navigator.locks.request("mailwright-editor crashed", () => {
      resolve();
      return new Promise(() => {});
    });
  });
  const drafts = open();
  await drafts.write(aDraft("crashed"));
  expect(await drafts.list("t1")).toEqual([]);
  frame.remove();
  await expect.poll(async () => (await drafts.list("t1")).length).toBe(1);
});

test("a draft that was stored as objects is read, too", async () => {
  const draft = aDraft("tab-1");
  const idb = await import("idb-keyval");
  await idb.set(["t1", "tab-1"], draft, idb.createStore(databaseName, "crash-drafts"));
  expect(await open().list("t1")).toEqual([draft]);
});

test("what is no draft, and what nobody came back for, is cleared away", async () => {
  const idb = await import("idb-keyval");
  const store = idb.createStore(databaseName, "crash-drafts");
  await idb.set(["t1", "odd"], { key: "t1", editorId: "odd", document: { root: "nonsense" } }, store);
  await idb.set(["t1", "torn"], { key: "t1", editorId: "torn", savedAtMs: now + draftKeptMs, document: '{"version":1,' }, store);
  const drafts = open();
  await drafts.write(aDraft("old"));
  await drafts.write(aDraft("young", { savedAtMs: now + draftKeptMs }));
  now += draftKeptMs + 1;
  expect((await drafts.list("t1")).map(({ editorId }) => editorId)).toEqual(["young"]);
  expect(await idb.keys(store)).toEqual([["t1", "young"]]);
});

test("a browser that keeps no drafts is told about and gets in nobody's way", async () => {
  const drafts = open();
  await drafts.write(aDraft("tab-1", { baseEtag: (() => 1) as never }));
  expect(faults).toHaveLength(1);
  expect(await drafts.list("t1")).toEqual([]);
});
