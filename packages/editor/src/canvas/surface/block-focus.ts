import type { BlockId } from "@mailwright/document";
import { blockIdAttribute } from "../mail/morph.js";
import type { BlockElements } from "./block-elements.js";

/** Remembers which block has the focus, across patches that may replace its element. */
export interface BlockFocus {
  elementOf(blockId: BlockId): HTMLElement | undefined;
  focusedBlock(): BlockId | undefined;
  focusBlock(blockId: BlockId): boolean;
  /** Changes the email, and gives the focus back to its block if the focused element was replaced. */
  keep(change: () => void): void;
}

export function createBlockFocus(root: ShadowRoot, elements: Pick<BlockElements, "elementsOf">): BlockFocus {
  const elementOf = (blockId: BlockId) => elements.elementsOf(blockId).find(({ isConnected }) => isConnected);
  const focusedBlock = () => root.activeElement?.closest(`[${blockIdAttribute}]`)?.getAttribute(blockIdAttribute) ?? undefined;
  const focusBlock = (blockId: BlockId) => {
    const element = elementOf(blockId);
    element?.focus({ preventScroll: true });
    return element !== undefined;
  };
  return {
    elementOf,
    focusedBlock,
    focusBlock,
    keep(change) {
      const focused = focusedBlock();
      change();
      if (focused !== undefined && focusedBlock() === undefined) focusBlock(focused);
    },
  };
}
