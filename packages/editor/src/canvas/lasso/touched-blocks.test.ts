import { blockRegistry } from "@mailwright/blocks";
import type { BlockId } from "@mailwright/document";
import { createEditor } from "@mailwright/editing";
import { aDocument, aSection, aText, counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { findTouched } from "./touched-blocks.js";

/** Rows of one text each, 20 px high and below each other. */
function rowsOf(count: number) {
  const texts = Array.from({ length: count }, (_, at) => aSection(aText({ text: "<p>x</p>" }, `t${at}`)));
  const editor = createEditor({ registry: blockRegistry, document: aDocument(texts), newId: counterIds("n"), clock: () => 0 });
  const [wrapper] = editor.document.get().root.children ?? [];
  const tops = new Map<BlockId, number>();
  for (const [at, row] of (wrapper?.children ?? []).entries()) {
    tops.set(row.id, at * 20);
    tops.set(`t${at}`, at * 20);
  }
  const read: BlockId[] = [];
  const listeners = new Set<() => void>();
  const canvas = {
    rectOf: (id: BlockId) => {
      read.push(id);
      const top = tops.get(id);
      return top === undefined ? undefined : { left: 0, top, width: 100, height: 20 };
    },
    onLayout: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { editor, touched: findTouched(editor, canvas), read, tops, listeners };
}

const at = (top: number, height: number) => ({ left: 10, top, width: 10, height });

test("a rectangle touches the blocks that it reaches, in the order of the email", () => {
  expect(rowsOf(5).touched.in(at(25, 30))).toEqual(["t1", "t2"]);
});

test("a further step reads only the blocks of the row that it reaches, however long the email is", () => {
  const { touched, read } = rowsOf(1000);
  touched.in(at(25, 1));
  read.length = 0;
  touched.in(at(25, 2));
  expect(read).toEqual([]);
  expect(touched.in(at(25, 30))).toEqual(["t1", "t2"]);
  expect(read).toEqual(["t2"]);
});

test("places are read again after blocks have moved, until it stops", () => {
  const { touched, tops, listeners } = rowsOf(3);
  expect(touched.in(at(0, 10))).toEqual(["t0"]);
  for (const [id, top] of tops) tops.set(id, top + 100);
  for (const moved of listeners) moved();
  expect(touched.in(at(0, 10))).toEqual([]);
  touched.stop();
  expect(listeners.size).toBe(0);
});

test("blocks that come and go below the rectangle are seen", () => {
  const { editor, touched, tops } = rowsOf(3);
  expect(touched.in(at(0, 60))).toEqual(["t0", "t1", "t2"]);
  editor.run("remove-block", { blockIds: ["t1"] });
  expect(touched.in(at(0, 60))).toEqual(["t0", "t2"]);
  editor.run("undo");
  expect(touched.in(at(0, 60))).toEqual(["t0", "t1", "t2"]);
  tops.set("t1", 500);
  touched.stop();
  editor.run("remove-block", { blockIds: ["t0"] });
  expect(touched.in(at(0, 60))).toEqual(["t0", "t1", "t2"]);
});
