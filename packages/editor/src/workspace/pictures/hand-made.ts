import { type BlockId, findBlock } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import type { PicturePort } from "../../ports/picture-port.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { createPictureAskings, type PictureState } from "./picture-askings.js";
import { wantedByHand } from "./write-pictures.js";

/** Pictures that somebody asks for by hand, such as maps. */
export interface HandMade {
  stateOf(blockId: BlockId): PictureState;
  make(blockId: BlockId): void;
  /** The block was changed: what was refused for its old values is no news any more. */
  touch(blockId: BlockId): void;
  stop(): void;
}

/**
 * Asks for the picture that a block wants now, and writes it in a step of its own. A change of the block meanwhile does not end the asking: what
 * comes bears the key of what was asked for, so that the block knows that it is out of date.
 */
export function createHandMade(editor: Editor, port: PicturePort, fail: (thrown: unknown) => PortRefusal, tell: () => void): HandMade {
  const { begin, end, forget, forgetAll, isAsking, stateOf } = createPictureAskings(tell);
  const wantedOf = (blockId: BlockId) => {
    const block = findBlock(editor.document.get().root, blockId);
    return block && wantedByHand(editor, block);
  };

  async function ask(blockId: BlockId, { request, key, take }: NonNullable<ReturnType<typeof wantedOf>>, signal: AbortSignal) {
    const answer = await port.make(request, signal).catch(fail);
    if (signal.aborted) return;
    end(blockId, answer.kind === "refused" ? answer : undefined);
    if (answer.kind === "made" && take) {
      editor.run("set-props", { blockIds: [blockId], props: take({ ...answer.picture, key }) });
    }
    tell();
  }

  return {
    stateOf,
    make(blockId) {
      const wanted = wantedOf(blockId);
      if (!wanted || editor.viewState.getState().readOnly || stateOf(blockId).phase === "asking") return;
      begin(blockId, wanted.key, 0, (signal) => void ask(blockId, wanted, signal));
    },
    touch(blockId) {
      if (stateOf(blockId).phase === "failed" && !isAsking(blockId, wantedOf(blockId)?.key ?? "")) forget(blockId);
    },
    stop: forgetAll,
  };
}
