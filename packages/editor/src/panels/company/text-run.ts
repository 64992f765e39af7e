import { mergeTexts } from "@mailwright/collaboration";
import { type Block, type BlockId, findBlock } from "@mailwright/document";
import type { DocumentChange, Editor } from "@mailwright/editing";

/** What became of a text that two people wrote in at the same moment. */
export interface TextMeeting {
  readonly blockId: BlockId;
  readonly prop: string;
  /** What stood here, with what was being typed. */
  readonly mine: string;
  /** Both as one; undefined where they wrote in the same place. */
  readonly merged: string | undefined;
}

/** What this person wrote in a block, one word soon after the other. */
interface Run {
  readonly blockId: BlockId;
  readonly base: Block["props"];
  readonly mine: Block["props"];
  readonly atMs: number;
}

/** What was written longer ago than this has reached the others, and what they write then they write after it. */
const runMs = 3000;

/**
 * Watches over what is written here. A text is one value, so that of two who write in one at the same moment one would be lost: answers for each change
 * what is to be done about that.
 */
export function watchTextRun(editor: Editor, now: () => number): (change: DocumentChange) => readonly TextMeeting[] {
  let run: Run | undefined;

  function note({ before, after }: DocumentChange) {
    const blockId = editor.viewState.getState().textEditing?.blockId;
    if (blockId === undefined) return;
    const [old, young] = [findBlock(before.root, blockId)?.props, findBlock(after.root, blockId)?.props];
    if (!old || !young || old === young) return;
    const isSame = run?.blockId === blockId && now() - run.atMs <= runMs;
    run = { blockId, base: isSame && run ? run.base : old, mine: young, atMs: now() };
  }

  function meet({ before, after }: DocumentChange): readonly TextMeeting[] {
    const blockId = editor.viewState.getState().textEditing?.blockId ?? run?.blockId;
    const old = blockId === undefined ? undefined : findBlock(before.root, blockId)?.props;
    const theirs = blockId === undefined ? undefined : findBlock(after.root, blockId)?.props;
    if (blockId === undefined || !old || !theirs || old === theirs) return [];
    const isRun = run?.blockId === blockId && now() - run.atMs <= runMs;
    const base = isRun && run ? run.base : old;
    // With what is being typed: it stands over what they wrote until the canvas hears of that.
    const unsaved = findBlock(editor.readUnsaved().root, blockId)?.props ?? theirs;
    run = undefined;
    return Object.keys(theirs).flatMap((prop) => {
      const [was, stood, there, typed] = [base[prop], old[prop], theirs[prop], unsaved[prop]];
      const mine = typed === there ? stood : typed;
      if (typeof was !== "string" || typeof mine !== "string" || typeof there !== "string") return [];
      if (stood === there || mine === was || mine === there) return [];
      const merged = mergeTexts(was, mine, there);
      return merged === there ? [] : [{ blockId, prop, mine, merged }];
    });
  }

  return (change) => {
    if (change.kind === "remote") return meet(change);
    if (change.kind === "do") note(change);
    return [];
  };
}
