import type { BlockRegistry } from "../../definition/registry.js";
import type { Block } from "../../tree/block.js";
import { findChangedProps } from "./changed-props.js";
import type { ChangeFault } from "./changes-of-locked.js";
import { indexBlocks } from "./index-blocks.js";

/**
 * What a change added or changed of blocks that need a right of the plan which is not among these. What stood there already may stay, move, go, and
 * get other spacing and colours. A document that is new is compared with nothing.
 */
export function findChangesOutsidePlan(
  before: unknown,
  after: unknown,
  registry: BlockRegistry,
  entitlements: readonly string[],
): readonly ChangeFault[] {
  const isOutside = ({ type }: Block) => {
    const needed = registry.get(type)?.entitlement;
    return needed !== undefined && !entitlements.includes(needed);
  };
  const now = indexBlocks(after);
  const outside = [...[...now.byId.values()].map(({ block }) => block), ...now.nameless].filter(isOutside);
  if (outside.length === 0) return [];
  const stood = indexBlocks(before);
  const unmatched = [...stood.nameless];
  const isKept = (block: Block) => {
    const named = stood.byId.get(block.id)?.block;
    if (named) return hasSameContent(named, block, registry);
    // It had no id of its own, so it has another one each time that it is read.
    const at = unmatched.findIndex((one) => hasSameContent(one, block, registry));
    return at >= 0 && unmatched.splice(at, 1).length > 0;
  };
  return outside.filter((block) => !isKept(block)).map(({ id }) => ({ blockId: id, code: "plan-required" }));
}

function hasSameContent(before: Block, after: Block, registry: BlockRegistry): boolean {
  return before.type === after.type && findChangedProps(before, after, registry).content.length === 0;
}
