import { blockRegistry } from "@mailwright/blocks";
import { type Block, collectBlocks, type EmailDocument, mayContain } from "@mailwright/document";
import { arbitraryDocument } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import type { Editor } from "../editor/editor.js";
import { blockIds, onBlock, steps } from "../testing/random-steps.js";
import { anEditor } from "../testing/test-editor.js";

function checkOrder(document: EmailDocument) {
  const blocks = collectBlocks(document.root);
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  expect(document.root.children?.filter(({ type }) => type === "wrapper").length ?? 0).toBeLessThanOrEqual(1);
  for (const parent of blocks)
    for (const child of parent.children ?? []) expect(mayContain(blockRegistry, parent.type, child.type)).toBe(true);
  for (const section of blocks.filter(({ type }) => type === "section")) expect(section.children?.length ?? 0).toBeGreaterThan(0);
}

test("whatever is done keeps the document in order, undoes to the first document and redoes to the last", () => {
  void fc.assert(
    fc.property(arbitraryDocument(blockRegistry, "valid", 4), fc.array(steps, { minLength: 1, maxLength: 40 }), (document, todo) => {
      const text = JSON.stringify(document);
      const first: EmailDocument = JSON.parse(text);
      const { editor, pass } = anEditor(JSON.parse(text));
      for (const step of todo) {
        step(editor);
        pass(200);
        checkOrder(editor.document.get());
        for (const id of editor.viewState.getState().selection) expect(blockIds(editor)).toContain(id);
      }
      while (editor.document.redo());
      const last: EmailDocument = structuredClone(editor.document.get());
      while (editor.document.undo());
      expect(editor.document.get()).toStrictEqual(first);
      expect(JSON.stringify(editor.document.get())).toBe(JSON.stringify(first));
      expect(editor.document.isDirty()).toBe(false);
      while (editor.document.redo());
      expect(JSON.stringify(editor.document.get())).toBe(JSON.stringify(last));
    }),
    { numRuns: 150 },
  );
});

test("columns fill their section after every command that adds or takes away columns", () => {
  const structural = fc.oneof(
    onBlock((editor, id) => editor.run("select", { blockIds: [id] })),
    fc
      .constantFrom("add-column", "remove-column", "duplicate-block", "remove-block")
      .map((id) => (editor: Editor) => editor.run(id, undefined)),
    onBlock((editor, id, parentId, index) => editor.run("move-block", { blockIds: [id], target: { parentId, index } })),
  );
  void fc.assert(
    fc.property(fc.array(structural, { minLength: 1, maxLength: 30 }), (todo) => {
      const row = {
        type: "section",
        children: [
          { type: "cell", props: { width: 25 } },
          { type: "cell", props: { width: 75 } },
        ],
      };
      const { editor } = anEditor({
        version: 1,
        settings: {},
        root: { id: "root", type: "root", props: {}, children: [{ id: "wrapper", type: "wrapper", props: {}, children: [] }] },
      });
      editor.run("insert-block", { blueprint: row });
      editor.run("insert-block", { blueprint: row });
      for (const step of todo) step(editor);
      for (const section of collectBlocks(editor.document.get().root).filter(({ type }) => type === "section")) {
        expect(widthSum(section)).toBeCloseTo(100, 1);
      }
    }),
    { numRuns: 150 },
  );
});

function widthSum(section: Block): number {
  const widthOf = ({ props }: Block) => (typeof props["width"] === "number" ? props["width"] : 100);
  return (section.children ?? []).reduce((sum, cell) => sum + widthOf(cell), 0);
}
