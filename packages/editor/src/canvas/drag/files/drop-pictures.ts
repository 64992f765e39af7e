import { type Block, type BlockId, findParent, plantBlock } from "@mailwright/document";
import { changeBlock, done, type Editor, type HistoryMark, type Outcome } from "@mailwright/editing";

export interface DropOptions {
  readonly editor: Editor;
  readonly newId: () => BlockId;
  /** The empty place that the first picture fills. */
  readonly placeId: BlockId;
  /** The step with which the drop made that place; absent: it was there before. */
  readonly madeBy: HistoryMark | undefined;
}

/**
 * Writes the pictures of one drop into the email, each when its upload ends: the first fills the place, every other one follows the one
 * before. All of them are one step of the history, which one undo takes back. If something else was done in the meantime, what comes then is
 * a step of its own.
 */
export function dropPictures({ editor, newId, placeId, madeBy }: DropOptions): (src: string) => Outcome {
  const { document } = editor;
  let step = madeBy;
  let written: BlockId | undefined;

  function addToStep(src: string): Outcome {
    const now = document.get();
    const id = written === undefined ? placeId : newId();
    const root =
      written === undefined
        ? changeBlock(now.root, placeId, (block) => ({ ...block, props: { ...block.props, src } }))
        : insertAfter(
            now.root,
            written,
            plantBlock({ type: "image", props: { src } }, () => id),
          );
    document.amend({ ...now, root });
    written = id;
    return done;
  }

  function addAlone(src: string): Outcome {
    if (written === undefined) {
      written = placeId;
      return editor.run("set-props", { blockIds: [placeId], props: { src } });
    }
    editor.run("select", { blockIds: [written] });
    const outcome = editor.run("insert-block", { blueprint: { type: "image", props: { src } } });
    if (outcome.done) written = outcome.value;
    return outcome;
  }

  return (src) => {
    const outcome = step === document.history().head ? addToStep(src) : addAlone(src);
    if (outcome.done) step = document.history().head;
    return outcome;
  };
}

function insertAfter(root: Block, id: BlockId, block: Block): Block {
  const place = findParent(root, id);
  if (!place) return root;
  return changeBlock(root, place.parent.id, (parent) => ({
    ...parent,
    children: (parent.children ?? []).toSpliced(place.index + 1, 0, block),
  }));
}
