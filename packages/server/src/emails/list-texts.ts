import { blockRegistry } from "@mailwright/blocks";
import type { ReviewText } from "@mailwright/contract";
import { walkBlocks } from "@mailwright/document";
import { readKnownDocument } from "./read-known-document.js";

/** Where the words of an email stand that may be commented on, as the canvas of an editor has them. Empty where not all of its blocks are known here. */
export function listTexts(components: unknown): ReviewText[] {
  const document = readKnownDocument(components);
  const idsByType = new Map<string, string[]>();
  if (document)
    walkBlocks(document.root, ({ type, id }) => {
      const ids = idsByType.get(type) ?? [];
      idsByType.set(type, ids);
      ids.push(id);
      return true;
    });
  return [...idsByType].flatMap(([type, blockIds]) => {
    const { editable, editableItems = [] } = blockRegistry.get(type) ?? {};
    const own = editable ? [{ prop: editable.prop, selector: editable.selector, blockIds }] : [];
    return [...own, ...editableItems.map(({ prop, member, selector }) => ({ prop, member, selector, blockIds }))];
  });
}
