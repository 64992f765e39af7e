import { blockRegistry } from "@mailwright/blocks";
import type { Block } from "@mailwright/document";
import { aCell, aDocument, aSection, counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { createEditor } from "../editor/create-editor.js";
import { shiftWidths } from "./column-widths.js";

function open(...widths: readonly (number | undefined)[]) {
  const cells = widths.map((width, index) => ({ ...aCell(width === undefined ? {} : { width }), id: `c${index}` }));
  const editor = createEditor({
    registry: blockRegistry,
    document: aDocument([aSection(...cells)]),
    newId: counterIds("new-"),
    clock: () => 0,
  });
  const find = (block: Block, id: string): Block | undefined =>
    block.id === id ? block : block.children?.map((child) => find(child, id)).find((found) => found !== undefined);
  const now = () => widths.map((_, index) => find(editor.document.get().root, `c${index}`)?.props["width"]);
  const set = (index: number, width: number | undefined, mergeKey?: string) =>
    editor.run("set-props", { blockIds: [`c${index}`], props: { width }, ...(mergeKey !== undefined && { mergeKey }) });
  return { editor, set, now };
}

test("a column takes what its neighbour gives, and both come back in one step", () => {
  const { editor, set, now } = open(50, 50);
  set(0, 70);
  expect(now()).toEqual([70, 30]);
  set(1, 45);
  expect(now()).toEqual([55, 45]);
  editor.run("undo");
  editor.run("undo");
  expect(now()).toEqual([50, 50]);
  expect(editor.document.history().canUndo).toBe(false);
});

test("one gesture to and fro leaves the neighbour as it was", () => {
  const { set, now } = open(25, 50, 25);
  for (const width of [30, 60, 40, 25]) set(0, width, "gesture");
  expect(now()).toEqual([25, 50, 25]);
});

test("what the neighbour does not have the next one gives, and none of them goes away", () => {
  const { set, now } = open(40, 20, 40);
  set(0, 70);
  expect(now()).toEqual([70, 1, 29]);
  set(0, 100);
  expect(now()).toEqual([98, 1, 1]);
});

test("a column that gives its width back has an even share", () => {
  const { set, now } = open(70, 30);
  set(0, undefined);
  expect(now()[1]).toBe(50);
});

test("thirds stay thirds where nothing is changed", () => {
  expect(shiftWidths([33.33, 33.33, 33.34], [33.33, 33.33, 33.34])).toEqual([33.33, 33.33, 33.34]);
});

test("several changes at once keep their proportions", () => {
  expect(shiftWidths([50, 50], [70, 50])).toEqual([70, 30]);
  expect(shiftWidths([25, 25, 50], [50, 50, 50])).toEqual([33.33, 33.33, 33.34]);
});

test("a width that is set is what comes of it, though the widths never filled the section", () => {
  expect(shiftWidths([70, 50], [60, 50])).toEqual([60, 40]);
  expect(shiftWidths([100, 100, 100], [100, 40, 100])).toEqual([33.33, 40, 26.67]);
});

test("of columns without widths of their own, as other programs store them, one is set and the others fill the section", () => {
  const { set, now } = open(undefined, undefined);
  set(0, 60);
  expect(now()).toEqual([60, 40]);
});
