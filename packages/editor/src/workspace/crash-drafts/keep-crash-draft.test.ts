import { blockRegistry } from "@mailwright/blocks";
import { createEditor } from "@mailwright/editing";
import { aDocument, aHeading, aSection, counterIds } from "@mailwright/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CrashDraft, CrashDraftStore } from "../../ports/crash-draft.js";
import { findCrashDrafts } from "./find-crash-drafts.js";
import { keepCrashDraft } from "./keep-crash-draft.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A port that keeps drafts in memory. */
function memoryDrafts() {
  const drafts = new Map<string, CrashDraft>();
  const held = new Set<string>();
  const store: CrashDraftStore = {
    list: async (key) => [...drafts.values()].filter((draft) => draft.key === key && !held.has(draft.editorId)),
    write: async (draft) => void drafts.set(`${draft.key} ${draft.editorId}`, draft),
    remove: async ({ key, editorId }) => void drafts.delete(`${key} ${editorId}`),
    hold: (editorId) => {
      held.add(editorId);
      return async () => void held.delete(editorId);
    },
  };
  return { store, drafts };
}

const titled = () => aDocument([aSection(aHeading({ text: "A" }, "title"))]);

function aKeeper(document = titled()) {
  const { store, drafts } = memoryDrafts();
  const editor = createEditor({ registry: blockRegistry, document, newId: counterIds("new-"), clock: () => Date.now() });
  const page = { key: "t1", etag: "1", base: document, leave: () => {} };
  const keeper = keepCrashDraft({
    editor,
    drafts: store,
    editorId: "tab-1",
    key: () => page.key,
    basedOn: () => ({ baseEtag: page.etag, base: page.base }),
    now: () => Date.now(),
    onLeave: (listener) => {
      page.leave = listener;
      return () => {};
    },
  });
  const typeInPlace = (html: string) => {
    editor.setLiveText({ blockId: "title", read: () => html, commit: () => {}, cancel: () => {} });
    editor.announceTyping();
  };
  const setText = (text: string) => editor.run("set-text", { blockId: "title", html: text });
  const textOf = (draft: CrashDraft | undefined) => JSON.stringify(draft?.document).match(/"text":"([^"]*)"/)?.[1];
  return { editor, keeper, store, drafts, page, typeInPlace, setText, draftText: () => textOf([...drafts.values()][0]) };
}

test("a change is written down within a second, however fast one types", async () => {
  const { setText, draftText, drafts, page } = aKeeper();
  for (let key = 0; key < 12; key++) {
    setText(`key ${key}`);
    await vi.advanceTimersByTimeAsync(100);
  }
  // Typing for 1.2 s without a pause: what was typed in the first second is stored.
  expect(draftText()).toBe("key 9");
  await vi.advanceTimersByTimeAsync(300);
  expect(draftText()).toBe("key 11");
  expect([...drafts.values()]).toMatchObject([{ key: "t1", editorId: "tab-1", baseEtag: "1", base: page.base }]);
});

test("text that is still being edited is written down, too, without touching the document", async () => {
  const { typeInPlace, draftText, editor } = aKeeper();
  typeInPlace("half a sen");
  await vi.advanceTimersByTimeAsync(300);
  expect(draftText()).toBe("half a sen");
  expect(editor.document.isDirty()).toBe(false);
});

test("leaving the page writes at once", async () => {
  const { setText, page, keeper, draftText } = aKeeper();
  setText("B");
  page.leave();
  await keeper.flush();
  expect(draftText()).toBe("B");
});

test("saving takes the draft away, undoing to what is saved, too", async () => {
  const { setText, editor, keeper, drafts } = aKeeper();
  setText("B");
  await keeper.flush();
  editor.document.markSaved();
  await keeper.flush();
  expect(drafts.size).toBe(0);
  setText("C");
  await keeper.flush();
  editor.run("undo");
  await keeper.flush();
  expect(drafts.size).toBe(0);
});

test("what was typed while a save ran is kept on top of the saved version", async () => {
  const { setText, editor, page, drafts } = aKeeper();
  setText("B");
  const mark = editor.document.history().head;
  setText("C");
  await vi.advanceTimersByTimeAsync(300);
  editor.document.markSaved(mark);
  page.etag = "2";
  await vi.advanceTimersByTimeAsync(300);
  expect([...drafts.values()]).toMatchObject([{ baseEtag: "2" }]);
});

test("a copy that is edited from now on takes the draft with it", async () => {
  const { setText, page, keeper, drafts } = aKeeper();
  setText("B");
  await keeper.flush();
  page.key = "t2";
  setText("C");
  await keeper.flush();
  expect([...drafts.values()].map(({ key }) => key)).toEqual(["t2"]);
});

test("an editor that is taken off the page leaves its unsaved work behind for the next visit", async () => {
  const { setText, keeper, store } = aKeeper();
  setText("B");
  await keeper.flush();
  expect(await store.list("t1")).toEqual([]);
  await keeper.stop();
  expect(await store.list("t1")).toHaveLength(1);
});

test("work that was refused because somebody else had saved is offered at the next visit, though their version is newer", async () => {
  const { setText, keeper, store } = aKeeper();
  setText("B");
  await vi.advanceTimersByTimeAsync(1000);
  const loaded = { etag: "2", storedAtMs: Date.now() };
  await vi.advanceTimersByTimeAsync(60_000);
  keeper.renew();
  await keeper.stop();
  expect(await findCrashDrafts({ drafts: store, key: "t1", loaded, document: titled(), registry: blockRegistry })).toHaveLength(1);
});
