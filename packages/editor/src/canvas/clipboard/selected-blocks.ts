import { type Block, collectBlocks, contains } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";

/** The selected blocks in document order, none inside another: what a copy is made of. */
export function selectedBlocks({ document, viewState }: Editor): readonly Block[] {
  const { selection } = viewState.getState();
  const chosen = collectBlocks(document.get().root).filter(({ id }) => selection.includes(id));
  return chosen.filter((block) => !chosen.some((other) => other !== block && contains(other, block.id)));
}
