import { expect, test } from "vitest";
import type { CrashDraft, CrashDraftStore } from "../crash-draft.js";
import { createLaterDrafts } from "./later-drafts.js";

const draft: CrashDraft = {
  key: "t",
  editorId: "e",
  document: { version: 1, settings: {}, root: { id: "r", type: "root", props: {} } },
  baseEtag: null,
  savedAtMs: 0,
};

function memoryDrafts() {
  const held: string[] = [];
  const store: CrashDraftStore = {
    list: async () => [draft],
    write: async () => {},
    remove: async () => {},
    hold: (editorId) => {
      held.push(editorId);
      return async () => void held.splice(held.indexOf(editorId), 1);
    },
  };
  return { store, held };
}

test("asks the store that was fetched, once", async () => {
  let fetches = 0;
  const drafts = createLaterDrafts(async () => {
    fetches += 1;
    return memoryDrafts().store;
  });
  expect(await drafts.list("t")).toEqual([draft]);
  await drafts.write(draft);
  expect(fetches).toBe(1);
});

test("a hold that is let go of before the code came never begins", async () => {
  const { store, held } = memoryDrafts();
  const drafts = createLaterDrafts(async () => store);
  void drafts.hold("one")();
  const release = drafts.hold("two");
  await drafts.list("t");
  expect(held).toEqual(["two"]);
  await release();
  expect(held).toEqual([]);
});

test("code that does not come is told of, and asked for again", async () => {
  const faults: unknown[] = [];
  let isOnline = false;
  const drafts = createLaterDrafts(
    async () => {
      if (!isOnline) throw new Error("offline");
      return memoryDrafts().store;
    },
    (cause) => faults.push(cause),
  );
  expect(await drafts.list("t")).toEqual([]);
  expect(faults).toHaveLength(1);
  isOnline = true;
  expect(await drafts.list("t")).toEqual([draft]);
});
