import { type Block, type BlockId, type EmailDocument, findBlock, findPath } from "@mailwright/document";
import type { ChangeLabel } from "../history/change-label.js";
import type { ChangeKey } from "../history/change-strings.js";
import { type Refusal, refuse } from "../outcome/outcome.js";
import { topmostBlocks } from "../tree/tree.js";
import type { CommandContext } from "./command.js";
import type { OnBlocks } from "./take.js";

type Targets = { readonly ok: true; readonly blocks: readonly [Block, ...Block[]] } | { readonly ok: false; readonly refusal: Refusal };

/** The blocks that a command works on: the named ones, else the selected, in document order and none inside another. */
export function findTargets({ document, viewState }: CommandContext, args: OnBlocks | undefined): Targets {
  const ids = args?.blockIds ?? viewState.getState().selection;
  if (ids.length === 0) return { ok: false, refusal: refuse("nothing-selected") };
  const { root } = document.get();
  const missing = ids.find((id) => !findPath(root, id)?.length);
  const [first, ...others] = topmostBlocks(root, ids);
  if (missing !== undefined || !first) return { ok: false, refusal: refuse("no-such-block", missing) };
  return { ok: true, blocks: [first, ...others] };
}

/** The same blocks, also those inside others of them: what a change of props works on. */
export function findNamedBlocks(context: CommandContext, args: OnBlocks | undefined): Targets {
  const targets = findTargets(context, args);
  if (!targets.ok) return targets;
  const { root } = context.document.get();
  const ids = args?.blockIds ?? context.viewState.getState().selection;
  const [first, ...others] = ids.flatMap((id) => findBlock(root, id) ?? []);
  return first ? { ok: true, blocks: [first, ...others] } : targets;
}

/** The refusal of `findTargets`, for commands that need nothing but targets. */
export function refuseWithoutTargets(context: CommandContext, args: OnBlocks | undefined): Refusal | undefined {
  const targets = findTargets(context, args);
  return targets.ok ? undefined : targets.refusal;
}

/** Keys of labels that have a form for several blocks. */
type CountedKey = { [Key in ChangeKey]: `${Key}Many` extends ChangeKey ? Key : never }[ChangeKey];

/** "Move heading" for one block, "Move 3 blocks" for several. */
export function labelBlocks(key: CountedKey, blocks: readonly Block[]): ChangeLabel {
  const [first] = blocks;
  return blocks.length === 1 && first ? { key, blockType: first.type } : { key: `${key}Many`, count: blocks.length };
}

export function withRoot(document: EmailDocument, root: Block): EmailDocument {
  return root === document.root ? document : { ...document, root };
}

export const idsOf = (blocks: readonly Block[]): readonly BlockId[] => blocks.map(({ id }) => id);
