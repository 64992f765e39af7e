import { hasBase64Content } from "@mailwright/contract";
import { type Block, collectBlocks, type EmailDocument } from "@mailwright/document";

/** Where a document holds base64-encoded content: in which block first, or in its General settings. */
export function findBase64({ root, settings }: EmailDocument): { readonly block?: Block } | undefined {
  const block = collectBlocks(root).find(({ children: _, ...alone }) => hasBase64Content(JSON.stringify(alone)));
  if (block) return { block };
  return hasBase64Content(JSON.stringify(settings)) ? {} : undefined;
}
