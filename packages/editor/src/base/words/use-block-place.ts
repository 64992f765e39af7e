import { blockText, findBlock } from "@mailwright/document";
import { useDocument, useEditorServices } from "../context/editor-context.js";
import { useBlockWords } from "./block-words.js";

/** How a block is spoken of: its name and its words, as on the canvas. Nothing for one that the document does not have. */
export function useBlockPlace(blockId: string | undefined): string | undefined {
  const words = useBlockWords();
  const { registry } = useEditorServices();
  const block = useDocument(({ root }) => (blockId === undefined ? undefined : findBlock(root, blockId)));
  if (!block) return undefined;
  const definition = registry.get(block.type);
  const text = blockText(block, registry);
  const name = definition ? words.name(definition) : block.type;
  return text === "" ? name : `${name}: ${text}`;
}
