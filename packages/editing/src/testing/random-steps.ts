import { blockRegistry, presets } from "@mailwright/blocks";
import { collectBlocks, extraParts, generalSettingsSpecs, storedExtra } from "@mailwright/document";
import { arbitraryExtras, arbitraryProps } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { directions } from "../commands/move-block-step.js";
import { selectSteps } from "../commands/select.js";
import type { Editor } from "../editor/editor.js";

/** One thing that somebody does. */
export type Step = (editor: Editor) => void;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[Math.floor(at * list.length)];
export const blockIds = (editor: Editor) => collectBlocks(editor.document.get().root).map(({ id }) => id);
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** A step that picks blocks of the document as it is by then. */
export function onBlock(make: (editor: Editor, id: string, otherId: string, index: number) => void): fc.Arbitrary<Step> {
  return fc.tuple(share, share, fc.nat(6)).map(([one, other, index]) => (editor) => {
    const ids = blockIds(editor);
    make(editor, pick(ids, one) ?? "", pick(ids, other) ?? "", index);
  });
}

const anyPreset = fc.constantFrom(...presets);

/** Any command, with arguments that mostly fit. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
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
