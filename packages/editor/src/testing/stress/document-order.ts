import { blockRegistry } from "@mailwright/blocks";
import { collectBlocks, type EmailDocument, mayContain } from "@mailwright/document";
import type { EmailEditorHandle } from "../../shell/host/editor-handle.js";

/** The document as the editor would save it: what is written is what it holds. */
export async function documentOf(handle: EmailEditorHandle): Promise<EmailDocument> {
  return (await handle.getDocument()) as unknown as EmailDocument;
}

/** Takes back whatever can be taken back, and answers what is left, as text. */
export async function undoAll(handle: EmailEditorHandle): Promise<string> {
  while (await handle.undo());
  return JSON.stringify(await handle.getDocument());
}

/** What is out of order in a document; nothing, whatever was done to it. */
export function disorderOf({ root }: EmailDocument): readonly string[] {
  const blocks = collectBlocks(root);
  const ids = blocks.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const wrappers = (root.children ?? []).filter(({ type }) => type === "wrapper");
  const misplaced = blocks.flatMap((parent) =>
    (parent.children ?? [])
      .filter((child) => !mayContain(blockRegistry, parent.type, child.type))
      .map((child) => `${child.type} in ${parent.type}`),
  );
  return [...twice, ...(wrappers.length > 1 ? ["several page wrappers"] : []), ...misplaced];
}
