import { blockRegistry, presets } from "@mailwright/blocks";
import {
  type Block,
  collectBlocks,
  type EmailDocument,
  extraParts,
  generalSettingsSpecs,
  mayContain,
  storedExtra,
} from "@mailwright/document";
import { arbitraryDocument, arbitraryExtras, arbitraryProps } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import type { Editor } from "../editor/editor.js";
import { anEditor } from "../testing/test-editor.js";
import { directions } from "./move-block-step.js";
import { selectSteps } from "./select.js";

type Step = (editor: Editor) => void;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[Math.floor(at * list.length)];
const blockIds = (editor: Editor) => collectBlocks(editor.document.get().root).map(({ id }) => id);
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** A step that picks blocks of the document as it is by then. */
function onBlock(make: (editor: Editor, id: string, otherId: string, index: number) => void): fc.Arbitrary<Step> {
  return fc.tuple(share, share, fc.nat(6)).map(([one, other, index]) => (editor) => {
    const ids = blockIds(editor);
    make(editor, pick(ids, one) ?? "", pick(ids, other) ?? "", index);
  });
}

const anyPreset = fc.constantFrom(...presets);

const steps: fc.Arbitrary<Step> = fc.oneof(
  onBlock((editor, id, other) => editor.run("select", { blockIds: [id, other] })),
  fc.constantFrom(...selectSteps).map((step) => (editor: Editor) => editor.run("select", { step })),
  anyPreset.map((preset) => (editor: Editor) => editor.run("insert-block", { blueprint: preset.makes() })),
  fc.tuple(anyPreset, share, fc.nat(6)).map(([preset, at, index]) => (editor: Editor) => {
    editor.run("insert-block", { blueprint: preset.makes(), target: { parentId: pick(blockIds(editor), at) ?? "", index } });
  }),
  onBlock((editor, id, parentId, index) => editor.run("move-block", { blockIds: [id], target: { parentId, index } })),
  onBlock((editor, _, parentId, index) => editor.run("move-block", { target: { parentId, index } })),
  fc.constantFrom(...directions).map((direction) => (editor: Editor) => editor.run("move-block-step", { direction })),
  fc
    .constantFrom(
      "duplicate-block",
      "remove-block",
      "copy-blocks",
      "cut-blocks",
      "paste-blocks",
      "copy-style",
      "paste-style",
      "add-column",
      "remove-column",
    )
    .map((id) => (editor: Editor) => editor.run(id, undefined)),
  onBlock((editor, id) => editor.run("remove-block", { blockIds: [id] })),
  fc.tuple(share, fc.integer({ min: 1, max: 6 })).map(([at, count]) => (editor: Editor) => {
    const sections = collectBlocks(editor.document.get().root).filter(({ type }) => type === "section");
    const sectionId = pick(sections, at)?.id ?? "";
    editor.run("set-columns", { sectionId, widths: Array.from({ length: count }, () => 100 / count) });
  }),
  fc.tuple(share, fc.boolean()).chain(([at, isMerged]) =>
    fc.constantFrom(...blockRegistry.definitions).chain(({ type, props }) =>
      arbitraryProps(props, "valid").map((values) => (editor: Editor) => {
        const block = pick(
          collectBlocks(editor.document.get().root).filter((found) => found.type === type),
          at,
        );
        if (block) editor.run("set-props", { blockIds: [block.id], props: values, ...(isMerged && { mergeKey: "gesture" }) });
      }),
    ),
  ),
  fc.tuple(share, fc.boolean()).chain(([at, isMerged]) =>
    fc.constantFrom(...blockRegistry.definitions).chain((definition) =>
      arbitraryExtras(definition, "valid").map(({ extras = {} }) => (editor: Editor) => {
        const block = pick(
          collectBlocks(editor.document.get().root).filter(({ type }) => type === definition.type),
          at,
        );
        for (const part of extraParts) {
          const values = storedExtra({ extras }, part);
          if (block) editor.run("set-extras", { blockIds: [block.id], part, values, ...(isMerged && { mergeKey: "gesture" }) });
        }
      }),
    ),
  ),
  // What a host or a damaged clipboard might send: it is refused, or kept and not used.
  fc.tuple(share, fc.constantFrom(...blockRegistry.definitions)).chain(([at, { type, props }]) =>
    arbitraryProps(props, "any").map((values) => (editor: Editor) => {
      const block = pick(
        collectBlocks(editor.document.get().root).filter((found) => found.type === type),
        at,
      );
      if (block) editor.run("set-props", { blockIds: [block.id], props: values });
    }),
  ),
  fc
    .constantFrom("valid" as const, "any" as const)
    .chain((validity) => arbitraryProps(generalSettingsSpecs, validity))
    .map((settings) => (editor: Editor) => editor.run("set-settings", { settings })),
  fc.constantFrom("undo", "redo", "clear").map((id) => (editor: Editor) => editor.run(id)),
);

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
