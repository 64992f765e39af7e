import type { BlockId } from "@mailwright/document";
import type { PortRefusal } from "../../ports/port-refusal.js";

/** The state of one block's pictures. */
export type PictureState =
  | { readonly phase: "idle" }
  | { readonly phase: "asking" }
  | { readonly phase: "failed"; readonly refusal: PortRefusal };

const idle: PictureState = { phase: "idle" };

/** What is being asked for, block by block. `tell` is called for each change. */
export interface PictureAskings {
  /** The same object until it changes. */
  stateOf(blockId: BlockId): PictureState;
  /** Is the picture with these keys (joined) being asked for? Asking for others ends that. */
  isAsking(blockId: BlockId, keys: string): boolean;
  /** Asks after a pause, unless something else is asked for this block before. */
  begin(blockId: BlockId, keys: string, restMs: number, ask: (signal: AbortSignal) => void): void;
  /** The answer has arrived. A refusal stays, so that the person can read it. */
  end(blockId: BlockId, refusal: PortRefusal | undefined): void;
  forget(blockId: BlockId): void;
  forgetAll(): void;
}

export function createPictureAskings(tell: () => void): PictureAskings {
  const askings = new Map<BlockId, { readonly keys: string; readonly controller: AbortController; state: PictureState }>();
  const forget = (blockId: BlockId) => {
    const asking = askings.get(blockId);
    if (!asking) return;
    asking.controller.abort();
    askings.delete(blockId);
    tell();
  };
  return {
    stateOf: (blockId) => askings.get(blockId)?.state ?? idle,
    isAsking: (blockId, keys) => askings.get(blockId)?.keys === keys,
    begin(blockId, keys, restMs, ask) {
      forget(blockId);
      const controller = new AbortController();
      const { signal } = controller;
      askings.set(blockId, { keys, controller, state: { phase: "asking" } });
      tell();
      const timer = setTimeout(() => ask(signal), restMs);
      signal.addEventListener("abort", () => clearTimeout(timer));
    },
    end(blockId, refusal) {
      const asking = askings.get(blockId);
      if (asking && refusal) asking.state = { phase: "failed", refusal };
      else askings.delete(blockId);
    },
    forget,
    forgetAll: () => [...askings.keys()].forEach(forget),
  };
}
