import { blockRegistry } from "@mailwright/blocks";
import { collectBlocks, findBlock, findParent } from "@mailwright/document";
import { aButton, aCell, aDocument, aHeading, aSection, aText, documentOfSize } from "@mailwright/testing";
import { expect, test } from "vitest";
import { aPeer, aSharedDocument, deliver, deliverAll, type Peer } from "./testing/peers.js";

/** Ann and Ben over one document: a section `top` with a heading and a button, and a section `below` with a text. */
function together() {
  const top = { ...aSection(aHeading({ text: "Hello" }, "title"), aButton({ label: "Buy" }, "button")), id: "top" };
  const below = { ...aSection(aText({ text: "<p>Words</p>" }, "words")), id: "below" };
  const origin = aSharedDocument(aDocument([top, below]));
  const [ann, ben] = [aPeer("ann", 1, origin), aPeer("ben", 2, origin)];
  const meet = () => deliverAll([ann, ben]);
  /** What both see, once everything has reached both. */
  const seen = () => {
    meet();
    expect(ben.editor.document.get()).toEqual(ann.editor.document.get());
    const { root } = ann.editor.document.get();
    return { root, block: (id: string) => findBlock(root, id), parentId: (id: string) => findParent(root, id)?.parent.id };
  };
  return { ann, ben, meet, seen };
}

const cellOf = ({ editor }: Peer, sectionId: string) => findBlock(editor.document.get().root, sectionId)?.children?.[0]?.id ?? "";
const set = ({ editor }: Peer, id: string, props: Record<string, string | number>) => editor.run("set-props", { blockIds: [id], props });
const move = ({ editor }: Peer, id: string, parentId: string, index: number) =>
  editor.run("move-block", { blockIds: [id], target: { parentId, index } });
const remove = ({ editor }: Peer, id: string) => editor.run("remove-block", { blockIds: [id] });

test("Ann changes the colour of a button and Ben its text: both are kept", () => {
  const { ann, ben, seen } = together();
  set(ann, "button", { background: "#112233" });
  set(ben, "button", { label: "Order" });
  expect(seen().block("button")?.props).toMatchObject({ background: "#112233", label: "Order" });
});

test("Ann moves a heading, Ben writes in it: it arrives moved and written", () => {
  const { ann, ben, seen } = together();
  move(ann, "title", cellOf(ann, "below"), 0);
  set(ben, "title", { text: "Good morning" });
  const { block, parentId } = seen();
  expect(block("title")?.props["text"]).toBe("Good morning");
  expect(parentId("title")).toBe(cellOf(ann, "below"));
});

test("both move the same block to different places: it is in one of them, once", () => {
  const { ann, ben, seen } = together();
  move(ann, "title", cellOf(ann, "below"), 0);
  move(ben, "title", cellOf(ben, "top"), 2);
  const { root } = seen();
  expect(collectBlocks(root).filter(({ id }) => id === "title")).toHaveLength(1);
});

test("Ann deletes a section while Ben moves a block out of it: the block lives, the section is gone", () => {
  const { ann, ben, seen } = together();
  remove(ann, "top");
  move(ben, "button", cellOf(ben, "below"), 0);
  const { block } = seen();
  expect(block("button")).toBeDefined();
  expect(block("top")).toBeUndefined();
  expect(block("title")).toBeUndefined();
});

test("Ann deletes a section while Ben moves a block into it: the section stays around that block", () => {
  const { ann, ben, seen } = together();
  remove(ann, "top");
  move(ben, "words", cellOf(ben, "top"), 0);
  const { block, parentId } = seen();
  expect(block("words")).toBeDefined();
  expect(block("top")).toBeDefined();
  expect(block("title")).toBeUndefined();
  expect(parentId(parentId("words") ?? "")).toBe("top");
});

test("what Ben moves into a section that Ann's deletion left half gone stays there", () => {
  const { ann, ben, seen } = together();
  remove(ann, "top");
  move(ben, "words", cellOf(ben, "top"), 0);
  seen();
  remove(ben, "words");
  expect(seen().block("top")).toBeDefined();
});

test("Ann deletes a block in which Ben writes: it is gone, and Ann's undo brings it back with Ben's words", () => {
  const { ann, ben, seen } = together();
  remove(ann, "title");
  set(ben, "title", { text: "Still here" });
  expect(seen().block("title")).toBeUndefined();
  ann.editor.run("undo");
  expect(seen().block("title")?.props["text"]).toBe("Still here");
});

test("Ann's undo takes back what she did, not what Ben did since", () => {
  const { ann, ben, meet, seen } = together();
  set(ann, "title", { text: "Ann" });
  set(ann, "words", { color: "#111111" });
  meet();
  set(ben, "title", { text: "Ben" });
  meet();
  ann.editor.run("undo");
  expect(seen().block("words")?.props["color"]).toBeUndefined();
  // Of her first step Ben left nothing, so there is nothing to promise.
  expect(ann.editor.document.history().canUndo).toBe(false);
  expect(ann.editor.run("undo").done).toBe(false);
  expect(seen().block("title")?.props["text"]).toBe("Ben");
});

test("Ben's undo brings back a block with what Ann did around it", () => {
  const { ann, ben, meet, seen } = together();
  remove(ben, "button");
  meet();
  set(ann, "title", { text: "Ann" });
  meet();
  ben.editor.run("undo");
  const { root, block } = seen();
  expect(block("title")?.props["text"]).toBe("Ann");
  expect(findBlock(root, "top")?.children?.[0]?.children?.map(({ id }) => id)).toEqual(["title", "button"]);
});

test("both add a column: there are both, and the widths fill the section", () => {
  const { ann, ben, seen } = together();
  for (const { editor } of [ann, ben]) {
    editor.run("select", { blockIds: ["top"] });
    editor.run("add-column");
  }
  const widths = seen()
    .block("top")
    ?.children?.map(({ props }) => Number(props["width"]));
  expect(widths).toHaveLength(3);
  expect(widths?.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 1);
});

test("each deletes one of two columns: an empty one is left, in which both can work", () => {
  const row = { ...aSection(aCell({ width: 50 }), aCell({ width: 50 })), id: "row" };
  const origin = aSharedDocument(aDocument([row]));
  const [ann, ben] = [aPeer("ann", 1, origin), aPeer("ben", 2, origin)];
  const [left, right] = row.children ?? [];
  remove(ann, left?.id ?? "");
  remove(ben, right?.id ?? "");
  deliverAll([ann, ben]);
  const [cell, ...others] = findBlock(ann.editor.document.get().root, "row")?.children ?? [];
  expect(others).toEqual([]);
  ann.editor.run("insert-block", { blueprint: { type: "heading" }, target: { parentId: cell?.id ?? "", index: 0 } });
  ben.editor.run("insert-block", { blueprint: { type: "text" }, target: { parentId: cell?.id ?? "", index: 0 } });
  deliverAll([ann, ben]);
  expect(
    findBlock(ben.editor.document.get().root, cell?.id ?? "")
      ?.children?.map(({ type }) => type)
      .sort(),
  ).toEqual(["heading", "text"]);
  expect(ben.editor.document.get()).toEqual(ann.editor.document.get());
});

test("both insert the one form data table: one shows, and the other comes when that one goes", () => {
  const { ann, ben, seen } = together();
  for (const peer of [ann, ben]) {
    peer.editor.run("insert-block", { blueprint: { type: "form-data-table" }, target: { parentId: cellOf(peer, "below"), index: 0 } });
  }
  const tables = () => collectBlocks(seen().root).filter(({ type }) => type === "form-data-table");
  const [shown, ...others] = tables();
  expect(others).toEqual([]);
  remove(ann, shown?.id ?? "");
  expect(tables().map(({ id }) => id === shown?.id)).toEqual([false]);
});

test("a section that goes takes along what the rules hide in it", () => {
  const { ann, ben, seen } = together();
  ann.editor.run("insert-block", { blueprint: { type: "form-data-table" }, target: { parentId: cellOf(ann, "top"), index: 0 } });
  ben.editor.run("insert-block", { blueprint: { type: "form-data-table" }, target: { parentId: cellOf(ben, "below"), index: 0 } });
  seen();
  remove(ann, "below");
  expect(seen().block("below")).toBeUndefined();
});

test("a remote change leaves every untouched row the same object, and is told with its patches", () => {
  const origin = aSharedDocument(documentOfSize(200));
  const [ann, ben] = [aPeer("ann", 1, origin), aPeer("ben", 2, origin)];
  const rows = () => ben.editor.document.get().root.children?.[0]?.children ?? [];
  const before = rows();
  const heading = collectBlocks(ann.editor.document.get().root).find(({ type }) => type === "heading");
  set(ann, heading?.id ?? "", { text: "Other" });
  deliver(ann, ben);
  expect(rows().filter((row, index) => row !== before[index])).toHaveLength(1);
  expect(ben.editor.document.lastChange()).toMatchObject({ kind: "remote", patches: [{ on: "props", blockId: heading?.id }] });
  remove(ann, heading?.id ?? "");
  deliver(ann, ben);
  expect(rows().filter((row, index) => row !== before[index])).toHaveLength(1);
});

test("a stored document is read back to the letter, out of order as it may be", () => {
  const wild = aDocument([
    aSection(aCell({}), aCell({}), aCell({ width: 20 })),
    aSection(
      aCell({ width: 100 }, { ...aText({ __proto__x: 1 }), extras: {} }, { ...aText(), extras: { phone: {}, "odd:part%": { a: 1 } } }),
    ),
    { ...aSection(), children: [] },
  ]);
  const peer = aPeer("ann", 1, aSharedDocument(wild));
  expect(peer.editor.document.get()).toEqual(wild);
});

test("half a sign, which does not survive the way, is the same on both sides", () => {
  const { ann, seen } = together();
  set(ann, "title", { text: "Half \ud83c" });
  expect(seen().block("title")?.props["text"]).toBe("Half \ufffd");
});

test("whatever a hostile peer writes is ignored, and undone by nobody's fault", () => {
  const { ann, ben, seen } = together();
  const map = ben.doc.getMap("document");
  ben.doc.transact(() => {
    map.set("title:p:text", new Uint8Array([1, 2, 3]));
    map.set("title:@", ["title", "A"]);
    map.set("words:@", ["nowhere", "0"]);
    map.set(":set:x", 1n);
    map.set("button:t", 7);
    map.set("no colon", "x");
    map.set("bad id!:t", "text");
    map.set(":version", "many");
  });
  const { root } = seen();
  expect(root.id).toBe("root");
  expect(blockRegistry.get(root.type)).toBeDefined();
  set(ann, "top", { backgroundColor: "#ffffff" });
  seen();
});
