import { blockRegistry } from "@mailwright/blocks";
import type { EmailDocument } from "@mailwright/document";
import { aBlock, aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import type { CrashDraft, CrashDraftStore } from "../../ports/crash-draft.js";
import { findCrashDrafts } from "./find-crash-drafts.js";

const email = (title: string, words: string): EmailDocument => {
  const cell = aBlock("cell", { width: 100 }, [aHeading({ text: title }, "title"), aText({ text: words }, "words")]);
  return aDocument([{ ...aSection({ ...cell, id: "cell" }), id: "section" }]);
};

const draftOf = (document: EmailDocument, extra: Partial<CrashDraft> = {}): CrashDraft => ({
  key: "t1",
  editorId: "gone",
  document,
  baseEtag: "1",
  savedAtMs: 1000,
  ...extra,
});

async function offered(draft: CrashDraft, loaded: { etag: string | null; storedAtMs?: number }, document = email("A", "<p>a</p>")) {
  let isKept = true;
  const drafts: CrashDraftStore = {
    list: async () => [draft],
    write: async () => {},
    remove: async () => {
      isKept = false;
    },
    hold: () => async () => {},
  };
  const found = await findCrashDrafts({ drafts, key: "t1", loaded, document, registry: blockRegistry });
  return { isOffered: found.length > 0, isKept };
}

test("work on top of the loaded version is offered, whatever the clocks say", async () => {
  const draft = draftOf(email("B", "<p>a</p>"));
  expect(await offered(draft, { etag: "1", storedAtMs: 9999 })).toEqual({ isOffered: true, isKept: true });
});

test("work of which nobody knows what it began with is offered if it is newer than what is stored", async () => {
  const draft = draftOf(email("B", "<p>a</p>"));
  expect(await offered(draft, { etag: "2", storedAtMs: 500 })).toEqual({ isOffered: true, isKept: true });
  expect(await offered(draft, { etag: "2", storedAtMs: 1500 })).toEqual({ isOffered: false, isKept: true });
});

test("work that was never saved is offered, though somebody else has stored something later", async () => {
  const draft = draftOf(email("B", "<p>a</p>"), { base: email("A", "<p>a</p>") });
  const answer = await offered(draft, { etag: "2", storedAtMs: 1500 }, email("A", "<p>theirs</p>"));
  expect(answer).toEqual({ isOffered: true, isKept: true });
});

test("work that is in what was stored since is not offered and goes away, whatever others added to it", async () => {
  const draft = draftOf(email("B", "<p>a</p>"), { base: email("A", "<p>a</p>") });
  const answer = await offered(draft, { etag: "2", storedAtMs: 1500 }, email("B", "<p>theirs</p>"));
  expect(answer).toEqual({ isOffered: false, isKept: false });
});

test("work in an email whose versions nobody counts goes away once it is in what the page gives", async () => {
  const draft = draftOf(email("B", "<p>a</p>"), { base: email("A", "<p>a</p>"), baseEtag: null });
  expect(await offered(draft, { etag: null }, email("B", "<p>theirs</p>"))).toEqual({ isOffered: false, isKept: false });
  expect(await offered(draft, { etag: null }, email("A", "<p>a</p>"))).toEqual({ isOffered: true, isKept: true });
});

test("work on an email that has become another one is offered if it is newer than what is stored", async () => {
  const draft = draftOf(email("B", "<p>a</p>"), { base: email("A", "<p>a</p>") });
  const another = { ...email("A", "<p>a</p>"), root: { id: "another", type: "root", props: {}, children: [] } };
  expect(await offered(draft, { etag: "2", storedAtMs: 1500 }, another)).toEqual({ isOffered: false, isKept: true });
  expect(await offered(draft, { etag: "2", storedAtMs: 500 }, another)).toEqual({ isOffered: true, isKept: true });
});

test("work that is what was loaded is not offered and goes away", async () => {
  const document = email("A", "<p>a</p>");
  const draft = draftOf(structuredClone(document));
  expect(await offered(draft, { etag: "1" }, document)).toEqual({ isOffered: false, isKept: false });
});
