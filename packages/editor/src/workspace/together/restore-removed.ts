import { restoreBlock } from "@mailwright/collaboration";
import { type BlockId, type EmailDocument, findBlock } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";

/** Puts back what somebody else removed, as one step of this person's own. `before` is the document in which it stood last. */
export function restoreRemoved(editor: Editor, before: EmailDocument, blockId: BlockId): void {
  const blockType = findBlock(before.root, blockId)?.type;
  const next = restoreBlock(editor.document.get(), before, blockId);
  editor.document.commit({ key: "restoreBlock", ...(blockType && { blockType }) }, next, { select: [blockId] });
}
