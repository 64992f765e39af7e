import { type Block, type BlockId, collectBlocks, findBlock, type Picture, type WantedPicture } from "@mailwright/document";
import type { DocumentChange, Editor } from "@mailwright/editing";
import { createListeners } from "../../base/context/listeners.js";
import type { PicturePort } from "../../ports/picture-port.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { createHandMade } from "./hand-made.js";
import { createPictureAskings, type PictureState } from "./picture-askings.js";
import { stalePictures, writePictures } from "./write-pictures.js";

/** How long a block must stay unchanged before its picture is asked for, so that typing an address asks once. */
export const pictureWaitMs = 600;

/** Keeps generated pictures up to date while blocks change. */
export interface PictureKeeper {
  /** The same object until it changes. */
  stateOf(blockId: BlockId): PictureState;
  subscribe(listener: () => void): () => void;
  /** Asks again after a failure. */
  retry(blockId: BlockId): void;
  /** Asks for the picture of the block that is made by hand only, such as a map. */
  make(blockId: BlockId): void;
  stop(): void;
}

/**
 * Watches changed blocks, asks the port for pictures that are out of date, and writes the answers into the same step of the history as the
 * change. A picture that was made is not asked for again, so undo and redo ask nothing. If asking fails, the old picture stays.
 */
export function createPictureKeeper(editor: Editor, port: PicturePort, waitMs = pictureWaitMs): PictureKeeper {
  const made = new Map<string, Picture>();
  const { add: subscribe, tell } = createListeners<void>();
  const { begin, end, forget, forgetAll, isAsking, stateOf } = createPictureAskings(tell);
  const byHand = createHandMade(editor, port, refusalOfFault, tell);

  function look(blockId: BlockId, restMs: number) {
    if (editor.viewState.getState().readOnly) return;
    byHand.touch(blockId);
    writePictures(editor, blockId, made);
    const block = findBlock(editor.document.get().root, blockId);
    const missing = block ? stalePictures(editor, block).filter(({ request }) => port.kinds.includes(request.kind)) : [];
    const keys = missing.map(({ key }) => key).join(" ");
    if (keys === "") return forget(blockId);
    if (!isAsking(blockId, keys)) begin(blockId, keys, restMs, (signal) => void ask(blockId, missing, signal));
  }

  async function ask(blockId: BlockId, wanted: readonly WantedPicture[], signal: AbortSignal) {
    const refusal = await makePictures(port, wanted, made, signal);
    if (signal.aborted) return;
    end(blockId, refusal);
    writePictures(editor, blockId, made);
    tell();
  }

  const touch = createBatch<BlockId>((ids) => {
    for (const id of ids) look(id, waitMs);
  });
  const touchBare = () => touch(bareBlocks(editor));
  const stopWatching = editor.on("change", (change) => {
    if (change.kind !== "load") return touch(changedBlocks(change));
    forgetAll();
    byHand.stop();
    touchBare();
  });
  touchBare();

  return {
    stateOf: (blockId) => {
      const made = byHand.stateOf(blockId);
      return made.phase === "idle" ? stateOf(blockId) : made;
    },
    subscribe,
    make: byHand.make,
    retry(blockId) {
      forget(blockId);
      look(blockId, 0);
    },
    stop() {
      stopWatching();
      forgetAll();
      byHand.stop();
    },
  };
}

/** Asks for all of them at once and remembers those that were made. Answers why one was not. */
async function makePictures(
  port: PicturePort,
  wanted: readonly WantedPicture[],
  made: Map<string, Picture>,
  signal: AbortSignal,
): Promise<PortRefusal | undefined> {
  const answers = await Promise.all(
    wanted.map(async ({ key, request }) => {
      const answer = await port.make(request, signal).catch(refusalOfFault);
      if (answer.kind === "made") made.set(key, { ...answer.picture, key });
      return answer;
    }),
  );
  return answers.find((answer) => answer.kind === "refused");
}

/** If a port throws, the panel must not wait for ever. */
function refusalOfFault(thrown: unknown): PortRefusal {
  return { kind: "refused", code: "fault", message: String(thrown), fields: [], isPassing: false };
}

/**
 * Collects what is named during one change and passes it on right after that. Not during the change, because other listeners have not heard
 * of it yet.
 */
function createBatch<T>(run: (items: readonly T[]) => void): (items: Iterable<T>) => void {
  const waiting = new Set<T>();
  return (items) => {
    const isScheduled = waiting.size > 0;
    for (const item of items) waiting.add(item);
    if (isScheduled || waiting.size === 0) return;
    queueMicrotask(() => {
      const batch = [...waiting];
      waiting.clear();
      run(batch);
    });
  };
}

/** Blocks that an import or a paste brought without a picture. A block with a picture keeps it until somebody changes the block. */
function bareBlocks(editor: Editor): readonly BlockId[] {
  const isBare = (block: Block) => stalePictures(editor, block).some(({ stored }) => stored.url === "");
  return collectBlocks(editor.document.get().root)
    .filter(isBare)
    .map(({ id }) => id);
}

function changedBlocks({ patches }: DocumentChange): readonly BlockId[] {
  return patches.flatMap((patch) => {
    if (patch.on === "props") return [patch.blockId];
    if (patch.on === "children") return (patch.after ?? []).flatMap((child) => collectBlocks(child).map(({ id }) => id));
    return [];
  });
}
