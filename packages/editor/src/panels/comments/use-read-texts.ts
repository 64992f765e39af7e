import { type BlockId, findBlock, type TextPlace } from "@mailwright/document";
import { readShown } from "@mailwright/views/words";
import { useMemo } from "react";
import { useDocument, useViewState } from "../../base/context/editor-context.js";
import { useCanvas } from "../../canvas/surface/canvas-context.js";

/** What a text of a block says. */
export interface ReadText {
  readonly place?: TextPlace | undefined;
  readonly text: string;
}

const none: readonly ReadText[] = [];

/** The texts of a block whose words one cannot put the caret in. */
export function useReadTexts(blockId: BlockId | undefined): readonly ReadText[] {
  const canvas = useCanvas();
  const isReadOnly = useViewState(({ readOnly }) => readOnly);
  const block = useDocument(({ root }) => (blockId === undefined ? undefined : findBlock(root, blockId)));
  return useMemo(() => {
    if (!canvas || !isReadOnly || !block) return none;
    const texts = canvas.textsOf(block.id).map(({ element, place }) => ({ place, text: readShown(element) }));
    return texts.filter(({ text }) => text.trim() !== "");
  }, [canvas, isReadOnly, block]);
}
