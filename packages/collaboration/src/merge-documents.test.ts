import { blockRegistry } from "@mailwright/blocks";
import { type Block, collectBlocks, type EmailDocument, findBlock, findParent, type JsonValue } from "@mailwright/document";
import { aBlock, aButton, aDocument, aHeading, arbitraryDocument, aSection, aText } from "@mailwright/testing";
import { fc, runs } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { type Step, steps } from "../../editing/src/testing/random-steps.js";
import { findContested } from "./find-conflicts.js";
import { mergeDocuments as mergeIn, restoreBlock } from "./merge-documents.js";
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

const row = { ...aSection(aHeading({ text: "Brought along" }, "other")), id: "row" };
const otherWrapper: Block = { id: "other-wrapper", type: "wrapper", props: {}, children: [row] };
/** Another email, put in the place of the one before as an import does. */
const other: EmailDocument = { ...base, root: { id: "other-root", type: "root", props: {}, children: [otherWrapper] } };

test("where others put another email in its place, what was written here comes back into that one, and is told", () => {
  const { document, contested } = mergeDocuments(base, set("words", { text: "<p>Still here</p>" }), other);
  expect(document.root.children?.map(({ id, children }) => [id, children?.map((child) => child.id)])).toEqual([
    ["other-wrapper", ["below", "row"]],
  ]);
  expect(findBlock(document.root, "words")?.props["text"]).toBe("<p>Still here</p>");
  expect(contested).toEqual(["words"]);
  expect(mergeDocuments(base, base, other)).toEqual({ document: other, contested: [] });
});

test("another email that was put in its place here stands, and where others changed the one before it is told", () => {
  expect(mergeDocuments(base, other, base)).toEqual({ document: other, contested: [] });
  expect(mergeDocuments(base, other, set("title", { text: "Theirs" }))).toEqual({ document: other, contested: ["other-root"] });
  expect(mergeDocuments(base, other, other)).toEqual({ document: other, contested: [] });
  // No block of the one before is left to be compared.
  expect(findContested(base, other, set("title", { text: "Theirs" }), blockRegistry)).toEqual([]);
});

test("what went with the whole email, as another one was put in its place, comes back into that one", () => {
  const { root } = restoreBlock(other, base, "words");
  expect(root.children?.map(({ id, children }) => [id, children?.map((child) => child.id)])).toEqual([["other-wrapper", ["below", "row"]]]);
  expect(findBlock(root, "words")).toEqual(findBlock(base.root, "words"));
  const { root: bare } = restoreBlock({ ...other, root: { ...other.root, children: [] } }, base, "words");
  expect(findBlock(bare, "words")).toBeDefined();
});

test("what was deleted here stays where others wrote in it, and goes where they did not", () => {
  const mine = after(base, (run) => run("remove-block", { blockIds: ["top"] }));
  expect(findBlock(mergeDocuments(base, mine, base).document.root, "top")).toBeUndefined();
  const { document, contested } = mergeDocuments(base, mine, set("title", { text: "Theirs" }));
  expect(findBlock(document.root, "title")?.props["text"]).toBe("Theirs");
  expect(contested).toEqual(["top"]);
});

test("what others moved into a section that was deleted here is not lost with it", () => {
  const mine = after(base, (run) => run("remove-block", { blockIds: ["below"] }));
  const theirs = after(base, (run, cellOf) => run("move-block", { blockIds: ["title"], target: { parentId: cellOf("below"), index: 0 } }));
  const { document, contested } = mergeDocuments(base, mine, theirs);
  expect(findBlock(document.root, "title")).toBeDefined();
  expect(contested).toEqual(["below"]);
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

const links = [{ text: "New in" }, { text: "Shop" }, { text: "Stories" }];
const withMenu = aDocument([aSection(aBlock("menu", { links }, undefined, "menu"))]);
const afterLinks = (next: readonly Readonly<Record<string, JsonValue>>[]) =>
  after(withMenu, (run) => run("set-props", { blockIds: ["menu"], props: { links: next } }));
const mergeLinks = (mine: EmailDocument, theirs: EmailDocument, from = withMenu) => {
  const { document, contested } = mergeDocuments(from, mine, theirs);
  return { links: findBlock(document.root, "menu")?.props["links"], contested };
};

test("what was done to a list here is done to theirs item by item: renamed, moved, added and taken away", () => {
  const mine = afterLinks([{ text: "News" }, { text: "Stories" }, { text: "Sale" }, { text: "Shop" }]);
  const theirs = afterLinks([{ text: "New in", picture: "/new.png" }, { text: "Shop" }, { text: "Stories" }, { text: "Jobs" }]);
  const { links: found, contested } = mergeLinks(mine, theirs);
  expect(found).toEqual([{ text: "News", picture: "/new.png" }, { text: "Stories" }, { text: "Sale" }, { text: "Shop" }, { text: "Jobs" }]);
  expect(contested).toEqual([]);
});

test("what the others have already of a list stands once", () => {
  const mine = afterLinks([...links, { text: "Sale" }]);
  expect(mergeLinks(mine, mine)).toEqual({ links: [...links, { text: "Sale" }], contested: [] });
  expect(mergeLinks(mine, afterLinks([{ text: "Jobs" }, ...links, { text: "Sale" }])).links).toHaveLength(5);
});

test("an item that others took away and was written in here comes back, and one that was taken away here stays where others wrote in it: it is told", () => {
  const written = afterLinks([{ text: "New in" }, { text: "Our shop" }, { text: "Stories" }]);
  const gone = afterLinks([{ text: "New in" }, { text: "Stories" }]);
  expect(mergeLinks(written, gone)).toEqual({ links: findBlock(written.root, "menu")?.props["links"], contested: ["menu"] });
  expect(mergeLinks(gone, written)).toEqual({ links: findBlock(written.root, "menu")?.props["links"], contested: ["menu"] });
  expect(mergeLinks(gone, withMenu)).toEqual({ links: [links[0], links[2]], contested: [] });
});

test("letters that both typed in one item are both there, and of a member of both what was done here stands", () => {
  const mine = afterLinks([{ text: "New in!", picture: "/mine.png" }, ...links.slice(1)]);
  const theirs = afterLinks([{ text: "Hey, New in", picture: "/theirs.png" }, ...links.slice(1)]);
  const { links: found, contested } = mergeLinks(mine, theirs);
  expect(found).toEqual([{ text: "Hey, New in!", picture: "/mine.png" }, ...links.slice(1)]);
  expect(contested).toEqual(["menu"]);
});

test("of a list that nobody had set, both who began with it find what they did", () => {
  const unset = aDocument([aSection(aBlock("menu", {}, undefined, "menu"))]);
  const begun = (at: number, text: string) => {
    const initial = ["New in", "Shop", "Stories", "Contact"].map((word) => ({ text: word }));
    return after(unset, (run) => run("set-props", { blockIds: ["menu"], props: { links: initial.with(at, { text }) } }));
  };
  const { links: found } = mergeLinks(begun(0, "News"), begun(3, "Jobs"), unset);
  expect(found).toEqual([{ text: "News" }, { text: "Shop" }, { text: "Stories" }, { text: "Jobs" }]);
});
