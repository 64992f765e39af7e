import type { Block, EmailDocument } from "@mailwright/document";
import { aCell, aDocument, aHeading, aRow, aSection, documentOfSize } from "@mailwright/testing";
import { expect, test } from "vitest";
import { aStore, titled } from "../testing/test-store.js";
import { changeAt, changeBlock, insertBlocks, removeBlocks, writeChildren } from "../tree/tree.js";
import { historyMax } from "./history.js";

const withProps = (block: Block, props: Block["props"]): Block => ({ ...block, props: { ...block.props, ...props } });
const anEmpty = (type: string, id: string): Block => ({ id, type, props: {}, children: [] });

test("a change leaves every untouched row the same object", () => {
  const { store, changeRoot, setText } = aStore(documentOfSize(50));
  const before = store.get().root.children?.[0]?.children ?? [];
  changeRoot((root) => changeAt(root, [0, 3], (row) => withProps(row, { fullWidth: true })));
  const after = store.get().root.children?.[0]?.children ?? [];
  expect(after.flatMap((row, index) => (row === before[index] ? [] : [index]))).toEqual([3]);
  setText("nowhere");
  expect(store.get().root.children?.[0]?.children).toBe(after);
});

test("undo and redo give untouched rows back as the same objects", () => {
  const { store, changeRoot } = aStore(documentOfSize(50));
  const before = store.get().root.children?.[0]?.children ?? [];
  changeRoot((root) => insertBlocks(root, { parentId: "wrapper", index: 0 }, [anEmpty("section", "first")]));
  const between = store.get().root.children?.[0]?.children ?? [];
  expect(between.slice(1).every((row, index) => row === before[index])).toBe(true);
  store.undo();
  expect(store.get().root.children?.[0]?.children?.every((row, index) => row === before[index])).toBe(true);
  store.redo();
  expect(store.get().root.children?.[0]?.children?.every((row, index) => row === between[index])).toBe(true);
});

test("a block put first among a thousand is one small patch", () => {
  const { store, changeRoot } = aStore(documentOfSize(1000));
  changeRoot((root) => insertBlocks(root, { parentId: "wrapper", index: 0 }, [anEmpty("section", "first")]));
  const patches = store.lastChange()?.patches ?? [];
  expect(patches).toHaveLength(1);
  expect(patches[0]).toMatchObject({ on: "children", blockId: "wrapper", at: [0], index: 0, before: [], after: [{ id: "first" }] });
});

test("changes with one merge key within 500 ms undo as one step", () => {
  const { store, time, setText } = aStore(titled());
  for (const text of ["B", "C", "D"]) {
    setText(text, "typing");
    time.ms += 400;
  }
  expect(store.history().entries).toHaveLength(1);
  time.ms += 200;
  setText("E", "typing");
  expect(store.history().entries).toHaveLength(2);
  store.undo();
  store.undo();
  expect(store.get()).toEqual(titledLike(store.get(), "A"));
});

test("another key, an undo or a save in between begins a new step", () => {
  const { store, setText } = aStore(titled());
  setText("B", "one");
  setText("C", "two");
  store.undo();
  setText("D", "one");
  store.markSaved();
  setText("E", "one");
  expect(store.history().entries.map(({ mergeKey }) => mergeKey)).toEqual(["one", "one", "one"]);
});

test("a gesture that ends where it began leaves no step behind", () => {
  const { store, setText } = aStore(titled());
  const first = store.get();
  setText("B", "drag");
  setText("A", "drag");
  expect(store.history().entries).toEqual([]);
  expect(store.get()).toBe(first);
  expect(store.isDirty()).toBe(false);
});

test("a change that changes nothing is no step", () => {
  const { store, setText } = aStore(titled());
  expect(setText("A")).toBe(false);
  expect(store.history().canUndo).toBe(false);
});

test("unsaved is what lies between the head and the saved point, also after undoing past it", () => {
  const { store, setText } = aStore(titled());
  setText("B");
  store.markSaved();
  expect(store.isDirty()).toBe(false);
  store.undo();
  expect(store.isDirty()).toBe(true);
  store.redo();
  expect(store.isDirty()).toBe(false);
});

test("what is typed while a save is under way stays unsaved", () => {
  const { store, setText } = aStore(titled());
  setText("B", "typing");
  const mark = store.history().head;
  setText("C", "typing");
  store.markSaved(mark);
  expect(store.isDirty()).toBe(true);
});

test("the history forgets its oldest steps without forgetting what is saved", () => {
  const { store, setText } = aStore(titled());
  setText("saved");
  store.markSaved();
  for (let step = 0; step < historyMax; step++) setText(`step ${step}`);
  expect(store.history().entries).toHaveLength(historyMax);
  while (store.undo());
  expect(store.isDirty()).toBe(false);
  expect(store.get()).toEqual(titledLike(store.get(), "saved"));
  setText("one more");
  expect(store.isDirty()).toBe(true);
});

const withoutFirstRow = (root: Block) => changeAt(root, [0], (page) => writeChildren(page, page.children?.slice(1)));

test("undo and redo bring back what was selected", () => {
  const { store, changeRoot, select, selected } = aStore(titled());
  select("title");
  changeRoot(withoutFirstRow, { select: ["words"] });
  expect(selected()).toEqual(["words"]);
  select();
  store.undo();
  expect(selected()).toEqual(["title"]);
  store.redo();
  expect(selected()).toEqual(["words"]);
});

test("the selection loses blocks that a change takes away", () => {
  const { changeRoot, select, selected } = aStore(titled());
  select("title", "words");
  changeRoot(withoutFirstRow);
  expect(selected()).toEqual(["words"]);
});

test("opening another document begins a new, saved history", () => {
  const { store, setText } = aStore(titled());
  setText("B");
  store.replace(aDocument([]), { asLoaded: true });
  expect(store.isDirty()).toBe(false);
  expect(store.history().canUndo).toBe(false);
});

test("a replacement with a label can be undone", () => {
  const { store } = aStore(titled());
  const before = store.get();
  store.replace(aDocument([]), { label: { key: "replace" } });
  expect(store.history().undoLabel).toEqual({ key: "replace" });
  store.undo();
  expect(store.get()).toEqual(before);
});

test("a section that loses its last column gets an empty one in the same step", () => {
  const { store, changeRoot } = aStore(aDocument([aSection(aHeading())]));
  changeRoot((root) => changeAt(root, [0, 0], (section) => writeChildren(section, [])));
  expect(store.get().root.children?.[0]?.children?.[0]?.children).toEqual([{ id: "new-1", type: "cell", props: {}, children: [] }]);
  expect(store.history().entries).toHaveLength(1);
});

const widthsOf = (document: EmailDocument) => document.root.children?.[0]?.children?.[0]?.children?.map(({ props }) => props["width"]);

test("columns fill their section after one was added or taken away, and keep their proportions", () => {
  const { store, changeRoot } = aStore(aDocument([aSection(aCell({ width: 75 }), aCell({ width: 25 }))]));
  const addThird = (section: Block) => writeChildren(section, [...(section.children ?? []), anEmpty("cell", "third")]);
  changeRoot((root) => changeAt(root, [0, 0], addThird));
  expect(widthsOf(store.get())).toEqual([50, 16.67, 33.33]);
  changeRoot((root) => removeBlocks(root, ["third"]));
  expect(widthsOf(store.get())).toEqual([75, 25]);
});

test("a column that a person makes narrower gives its neighbour the rest", () => {
  const { store, changeRoot } = aStore(aDocument([aRow([], [])]));
  changeRoot((root) => changeAt(root, [0, 0, 0], (cell) => withProps(cell, { width: 30 })));
  expect(widthsOf(store.get())).toEqual([30, 70]);
});

test("a second page wrapper gives its sections to the first", () => {
  const { store, changeRoot } = aStore(titled());
  const second = writeChildren(anEmpty("wrapper", "second"), [anEmpty("section", "late")]);
  changeRoot((root) => insertBlocks(root, { parentId: root.id, index: 1 }, [second]));
  expect(store.get().root.children?.map(({ id }) => id)).toEqual(["wrapper"]);
  expect(store.get().root.children?.[0]?.children?.at(-1)?.id).toBe("late");
});

test("a document stored out of order stays as it is where nobody touches it", () => {
  const odd = aDocument([{ id: "empty", type: "section", props: {}, children: [] }, aSection(aHeading({ text: "A" }, "title"))]);
  const { store, setText } = aStore(odd);
  setText("B");
  expect(store.get().root.children?.[0]?.children?.[0]).toEqual({ id: "empty", type: "section", props: {}, children: [] });
});

test("the document is frozen, so nobody writes past the store", () => {
  const { store, setText } = aStore(titled());
  setText("B");
  store.undo();
  const isFrozen = (value: unknown): boolean =>
    typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
  expect(isFrozen(store.get())).toBe(true);
});

test("a change makes as many new objects in a thousand blocks as in twenty", () => {
  const made = (count: number) => {
    const { store, changeRoot } = aStore(documentOfSize(count));
    const before = store.get();
    const last = (before.root.children?.[0]?.children?.length ?? 0) - 1;
    changeRoot((root) => changeAt(root, [0, last], (row) => withProps(row, { fullWidth: true })));
    return newObjects(before, store.get());
  };
  expect(made(1000)).toBe(made(20));
});

/** How many blocks of a document are not the ones that were there before. */
function newObjects(before: EmailDocument, after: EmailDocument): number {
  const known = new Set<unknown>();
  const note = (block: EmailDocument["root"]) => {
    known.add(block);
    block.children?.forEach(note);
  };
  note(before.root);
  const count = (block: EmailDocument["root"]): number =>
    (known.has(block) ? 0 : 1) + (block.children ?? []).reduce((sum, child) => sum + count(child), 0);
  return count(after.root);
}

function titledLike(document: EmailDocument, text: string): EmailDocument {
  return { ...document, root: changeBlock(document.root, "title", (block) => ({ ...block, props: { ...block.props, text } })) };
}
