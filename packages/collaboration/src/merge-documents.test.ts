import { blockRegistry } from "@mailwright/blocks";
import { type Block, collectBlocks, type EmailDocument, findBlock, findParent } from "@mailwright/document";
import { aButton, aDocument, aHeading, arbitraryDocument, aSection, aText } from "@mailwright/testing";
import { fc, runs } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { type Step, steps } from "../../editing/src/testing/random-steps.js";
import { mergeDocuments as mergeIn } from "./merge-documents.js";
import { aPeer, aSharedDocument } from "./testing/peers.js";

const top = { ...aSection(aHeading({ text: "Hello" }, "title"), aButton({ label: "Buy" }, "button")), id: "top" };
const below = { ...aSection(aText({ text: "<p>Words</p>" }, "words")), id: "below" };
const base = aDocument([top, below]);

const mergeDocuments = (...documents: readonly [base: EmailDocument, mine: EmailDocument, theirs: EmailDocument]) =>
  mergeIn(...documents, blockRegistry);

/** The document after somebody worked on it. */
function after(document: EmailDocument, work: (run: (id: string, args: object) => void, cellOf: (id: string) => string) => void) {
  const { editor } = aPeer("p", 1, aSharedDocument(document));
  work(
    (id, args) => void editor.run(id, args),
    (id) => findBlock(editor.document.get().root, id)?.children?.[0]?.id ?? "",
  );
  return editor.document.get();
}

const set = (id: string, props: Block["props"]) => after(base, (run) => run("set-props", { blockIds: [id], props }));

test("two values of one block are both kept", () => {
  const { document, contested } = mergeDocuments(base, set("button", { background: "#112233" }), set("button", { label: "Order" }));
  expect(findBlock(document.root, "button")?.props).toMatchObject({ background: "#112233", label: "Order" });
  expect(contested).toEqual([]);
});

test("of one value what was done here stands, and it is told that others wrote it too", () => {
  const [mine, theirs] = [set("button", { background: "#111111" }), set("button", { background: "#222222" })];
  const { document, contested } = mergeDocuments(base, mine, theirs);
  expect(findBlock(document.root, "button")?.props["background"]).toBe("#111111");
  expect(contested).toEqual(["button"]);
});

test("of one text all letters of both stand, and what the others have already of what was written here stands once", () => {
  const { document, contested } = mergeDocuments(base, set("title", { text: "Hello, Ann" }), set("title", { text: "Hello, Ann and Ben" }));
  expect(findBlock(document.root, "title")?.props["text"]).toBe("Hello, Ann and Ben");
  const { document: other } = mergeDocuments(base, set("title", { text: "Hello!" }), set("title", { text: "Oh, Hello" }));
  expect(findBlock(other.root, "title")?.props["text"]).toBe("Oh, Hello!");
  expect(contested).toEqual([]);
});

test("a block that was moved here is written in by others: it is moved and written", () => {
  const mine = after(base, (run, cellOf) => run("move-block", { blockIds: ["title"], target: { parentId: cellOf("below"), index: 1 } }));
  const { document } = mergeDocuments(base, mine, set("title", { text: "Good morning" }));
  expect(findBlock(document.root, "title")?.props["text"]).toBe("Good morning");
  expect(findParent(document.root, "title")?.parent.children?.map(({ id }) => id)).toEqual(["words", "title"]);
});

test("what others deleted and was written in here comes back, with what it stood in", () => {
  const theirs = after(base, (run) => run("remove-block", { blockIds: ["below"] }));
  const { document, contested } = mergeDocuments(base, set("words", { text: "<p>Still here</p>" }), theirs);
  expect(findBlock(document.root, "words")?.props["text"]).toBe("<p>Still here</p>");
  expect(findBlock(document.root, "below")).toBeDefined();
  expect(contested).toEqual(["words"]);
});

test("what was deleted here stays where others wrote in it, and goes where they did not", () => {
  const mine = after(base, (run) => run("remove-block", { blockIds: ["top"] }));
  expect(findBlock(mergeDocuments(base, mine, base).document.root, "top")).toBeUndefined();
  const { document, contested } = mergeDocuments(base, mine, set("title", { text: "Theirs" }));
  expect(findBlock(document.root, "title")?.props["text"]).toBe("Theirs");
  expect(contested).toEqual(["top"]);
});

test("whatever two people did, merging loses and doubles no block, and untouched work of others stays", { timeout: 900_000 }, () => {
  const play = (document: EmailDocument, name: string, todo: readonly Step[]) => {
    const peer = aPeer(name, 1, aSharedDocument(document));
    for (const step of todo) step(peer.editor);
    return { document: peer.editor.document.get(), removed: peer.removed };
  };
  const some = fc.array(steps, { maxLength: 8 });
  void fc.assert(
    fc.property(arbitraryDocument(blockRegistry, "valid", 3), some, some, (stored, here, there) => {
      const begin = play(stored, "b", []).document;
      const [mine, theirs] = [play(begin, "m", here), play(begin, "t", there)];
      const ids = collectBlocks(mergeDocuments(begin, mine.document, theirs.document).document.root).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const lost = [...collectBlocks(mine.document.root), ...collectBlocks(theirs.document.root)].filter(
        ({ id }) => !ids.includes(id) && !mine.removed.has(id) && !theirs.removed.has(id),
      );
      expect(lost.map(({ id }) => id)).toEqual([]);
      expect(mergeDocuments(begin, begin, theirs.document).document).toEqual(theirs.document);
      expect(mergeDocuments(begin, mine.document, begin).document.settings).toEqual(mine.document.settings);
    }),
    runs(60, 400),
  );
});
