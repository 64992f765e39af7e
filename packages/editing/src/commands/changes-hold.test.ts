import { blockRegistry } from "@mailwright/blocks";
import {
  type Block,
  collectBlocks,
  type EmailDocument,
  findChangesOfLocked,
  findChangesOutsidePlan,
  isContentProp,
  isLocked,
  type LockKind,
  lockKinds,
} from "@mailwright/document";
import { arbitraryDocument } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { steps } from "../testing/random-steps.js";
import { anEditor } from "../testing/test-editor.js";
import { changeBlock, removeBlocks } from "../tree/tree.js";

/** A document in which some blocks have some locks. */
const lockedDocument = fc
  .tuple(arbitraryDocument(blockRegistry, "valid", 4), fc.array(fc.subarray([...lockKinds]), { minLength: 1, maxLength: 12 }))
  .map(([document, locks]): EmailDocument => {
    const blocks = collectBlocks(document.root).filter(({ type }) => type !== "root");
    const root = blocks.reduce((tree, { id }, index) => {
      const lock = Object.fromEntries((locks[index % locks.length] ?? []).map((kind) => [kind, true]));
      return changeBlock(tree, id, (block) => ({ ...block, extras: { ...block.extras, lock } }));
    }, document.root);
    return { ...document, root };
  });

test("whatever the commands let a collaborator without a plan do, a save takes", () => {
  void fc.assert(
    fc.property(lockedDocument, fc.array(steps, { minLength: 1, maxLength: 40 }), (document, todo) => {
      const before = structuredClone(document);
      const { editor, pass } = anEditor(document, { mayLiftLocks: () => false, entitlements: [] });
      for (const step of todo) {
        step(editor);
        pass(200);
        const after = editor.document.get();
        expect(findChangesOfLocked(before, after, blockRegistry)).toEqual([]);
        expect(findChangesOutsidePlan(before, after, blockRegistry, [])).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});

/** A change of the block that exactly this lock forbids, where there is one. */
function breakLock(document: EmailDocument, block: Block, kind: LockKind): Block | undefined {
  const change = (props: Block["props"]) => changeBlock(document.root, block.id, (found) => ({ ...found, props }));
  if (kind === "removal") return removeBlocks(document.root, [block.id]);
  if (kind === "position") return undefined;
  const specs = Object.entries(blockRegistry.get(block.type)?.props ?? {});
  const [name, spec] = specs.find(([name, each]) => isContentProp(each) === (kind === "content") && name !== "width") ?? [];
  if (name === undefined || spec === undefined || spec.kind === "picture") return undefined;
  return change({ ...block.props, [name]: ["another value", JSON.stringify(block.props[name] ?? null)] });
}

test("a change of what is locked is found, with its block and the reason, whatever else changed", () => {
  void fc.assert(
    fc.property(lockedDocument, fc.nat(), (document, at) => {
      const locked = collectBlocks(document.root).flatMap((block) =>
        lockKinds.filter((kind) => isLocked(block, kind)).map((kind) => ({ block, kind })),
      );
      const one = locked[at % Math.max(locked.length, 1)];
      const root = one && breakLock(document, one.block, one.kind);
      fc.pre(root !== undefined);
      const faults = findChangesOfLocked(document, { ...document, root }, blockRegistry);
      expect(faults).toContainEqual({ blockId: one?.block.id, code: `locked-${one?.kind}` });
    }),
    { numRuns: 300 },
  );
});
