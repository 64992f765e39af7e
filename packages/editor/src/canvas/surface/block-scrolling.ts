import type { BlockId } from "@mailwright/document";
import type { BlockFocus } from "./block-focus.js";
import type { MailDrawing } from "./mail-drawing.js";

/** Brings blocks into view, unless they are pressed. */
export interface BlockScrolling {
  /** Brings a block into view, and draws its row first if it has not been drawn. */
  scrollToBlock(blockId: BlockId): void;
  /** Does something during which nothing scrolls to a block: one that is pressed must stay below the pointer. */
  keepStill(doing: () => void): void;
}

export function createBlockScrolling({ wake }: Pick<MailDrawing, "wake">, { elementOf }: Pick<BlockFocus, "elementOf">): BlockScrolling {
  let isStill = false;
  return {
    scrollToBlock(blockId) {
      wake(blockId);
      if (!isStill) elementOf(blockId)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    },
    keepStill(doing) {
      isStill = true;
      try {
        doing();
      } finally {
        isStill = false;
      }
    },
  };
}
