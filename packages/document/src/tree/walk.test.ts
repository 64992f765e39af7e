import { expect, test } from "vitest";
import type { Block } from "./block.js";
import { blockAt, collectBlocks, contains, findBlock, findLineage, findParent, findPath } from "./walk.js";

const leaf = (id: string): Block => ({ id, type: "text", props: {} });
const box = (id: string, ...children: Block[]): Block => ({ id, type: "box", props: {}, children });
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => box(`row ${index}`, box(`cell ${index}`, leaf(`leaf ${index}`))));

test.each([1, 3, 200])("every block of a document of %i rows is found where it is", (count) => {
  const root = box("root", box("wrapper", ...rows(count)));
  for (const block of collectBlocks(root)) {
    const path = findPath(root, block.id);
    expect(path && blockAt(root, path)).toBe(block);
    expect(contains(root, block.id)).toBe(true);
    expect(findLineage(root, block.id).at(-1)).toBe(block);
  }
  expect(findPath(root, "gone")).toBeUndefined();
  expect(contains(root, "gone")).toBe(false);
});

test("a block is not inside its neighbour, also in long lists", () => {
  const [first, second] = rows(200);
  const root = box("root", ...rows(200));
  expect(first && contains(first, "leaf 0")).toBe(true);
  expect(second && contains(second, "leaf 0")).toBe(false);
  expect(findParent(root, "leaf 150")).toMatchObject({ parent: { id: "cell 150" }, index: 0 });
  expect(findParent(root, "root")).toBeUndefined();
});

test("after a change the new tree is searched, not the old one", () => {
  const before = box("root", ...rows(200));
  const after = { ...before, children: [box("late", leaf("new")), ...(before.children ?? []).slice(1)] };
  expect(contains(before, "leaf 0")).toBe(true);
  expect(findBlock(after, "leaf 0")).toBeUndefined();
  expect(findPath(after, "new")).toEqual([0, 0]);
});
