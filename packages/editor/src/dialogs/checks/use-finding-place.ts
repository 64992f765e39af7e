import { blockText, findBlock } from "@mailwright/document";
import { useTranslate } from "@mailwright/ui";
import { useDocument, useEditorServices } from "../../base/context/editor-context.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { checksStrings } from "./checks-strings.js";

/** Where in the email: the block's name and its words, as on the canvas. */
export function useFindingPlace(blockId: string | undefined): string {
  const say = useTranslate(checksStrings);
  const words = useBlockWords();
  const { registry } = useEditorServices();
  const block = useDocument(({ root }) => (blockId === undefined ? undefined : findBlock(root, blockId)));
  if (!block) return say("wholeEmail");
  const definition = registry.get(block.type);
  const text = blockText(block, registry);
  const name = definition ? words.name(definition) : block.type;
  return text === "" ? name : `${name}: ${text}`;
}
