import { type Block, type BlockId, type BlockRegistry, blockText, findBlock, storedExtra } from "@mailwright/document";
import { useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useDocument, useEditor } from "../../base/context/editor-context.js";
import { type BlockWords, useBlockWords } from "../../base/words/block-words.js";
import { canvasStrings } from "./canvas-strings.js";

/** The name of a kind of block, in the reader's words. */
export function typeName(type: string, registry: BlockRegistry, words: BlockWords, unknown: string): string {
  const definition = registry.get(type);
  return definition ? words.name(definition) : unknown;
}

/** The name of a block's kind, such as "Heading". */
export function useBlockName(blockId: BlockId): string {
  const { registry } = useEditor();
  const words = useBlockWords();
  const say = useTranslate(canvasStrings);
  const type = useDocument(({ root }) => findBlock(root, blockId)?.type);
  return type === undefined ? "" : typeName(type, registry, words, say("unknownBlock"));
}

/** The name that somebody gave to a block; empty where nobody did. */
export function givenName(block: Block): string {
  const { name } = storedExtra(block, "label");
  return typeof name === "string" ? name.trim() : "";
}

/** What assistive technology calls a block: its kind, and its name or its words in short ("Heading: Spring sale"). */
export function useAccessibleName(): (block: Block) => string {
  const { registry } = useEditor();
  const words = useBlockWords();
  const say = useTranslate(canvasStrings);
  return useMemo(
    () => (block) => {
      const name = typeName(block.type, registry, words, say("unknownBlock"));
      const text = givenName(block) || blockText(block, registry);
      return text === "" ? name : say("blockNamed", { name, text });
    },
    [registry, words, say],
  );
}
