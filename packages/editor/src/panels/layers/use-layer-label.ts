import { type Block, type BlockRegistry, blockText } from "@mailwright/document";
import { useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { canvasStrings } from "../../canvas/words/canvas-strings.js";
import { givenName, useAccessibleName } from "../../canvas/words/use-block-name.js";

/**
 * What the tree calls a block: as everywhere, and a container without a name by the first words that stand in it. Seven lines that say
 * "Section" would tell nobody which is which.
 */
export function useLayerLabel(): (block: Block) => string {
  const { registry } = useEditor();
  const nameOf = useAccessibleName();
  const say = useTranslate(canvasStrings);
  return useCallback(
    (block) => {
      const name = nameOf(block);
      const text = givenName(block) === "" && block.children && block.type !== "wrapper" ? firstWords(block, registry) : "";
      return text === "" ? name : say("blockNamed", { name, text });
    },
    [nameOf, registry, say],
  );
}

function firstWords(block: Block, registry: BlockRegistry): string {
  for (const child of block.children ?? []) {
    const text = blockText(child, registry) || firstWords(child, registry);
    if (text !== "") return text;
  }
  return "";
}
