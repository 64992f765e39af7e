import { blockRegistry } from "@mailwright/blocks";
import type { EmailDocument } from "@mailwright/document";
import { aBlock, aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import type { CrashDraft } from "../../ports/crash-draft.js";
import { mergeDraft } from "./merge-draft.js";

const email = (title: string, words: string): EmailDocument => {
  const cell = aBlock("cell", { width: 100 }, [aHeading({ text: title }, "title"), aText({ text: words }, "words")]);
  return aDocument([{ ...aSection({ ...cell, id: "cell" }), id: "section" }]);
};

const began = email("Title", "<p>Words</p>");
const draft: CrashDraft = {
  key: "t1",
  editorId: "gone",
  document: email("Mine", "<p>Words</p>"),
  base: began,
  baseEtag: "1",
  savedAtMs: 0,
};
const merge = (current: EmailDocument, given = draft) => mergeDraft(given, () => current, blockRegistry);
const none = new Map();

test("what only the draft changed comes into what others stored meanwhile", async () => {
  const merged = await merge(email("Title", "<p>Theirs</p>"));
  expect(merged?.conflicts).toEqual([]);
  expect(merged?.merged(none)).toEqual(email("Mine", "<p>Theirs</p>"));
});

test("what both changed is a conflict, and the side that was chosen stands", async () => {
  const merged = await merge(email("Theirs", "<p>Words</p>"));
  expect(merged?.conflicts.map(({ id }) => id)).toEqual(["title"]);
  expect(merged?.merged(none)).toEqual(email("Mine", "<p>Words</p>"));
  expect(merged?.merged(new Map([["title", "theirs"]]))).toEqual(email("Theirs", "<p>Words</p>"));
});

test("a draft of what is open, of an email that became another one, or of one that nobody knows takes its place as a whole", async () => {
  expect(await merge(began)).toBeUndefined();
  expect(await merge({ ...began, root: { id: "another", type: "root", props: {}, children: [] } })).toBeUndefined();
  const { base: _, ...unknown } = draft;
  expect(await merge(email("Theirs", "<p>Words</p>"), unknown)).toBeUndefined();
});
