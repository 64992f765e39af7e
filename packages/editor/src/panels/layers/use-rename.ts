import { type Block, type BlockId, extraSpecs } from "@mailwright/document";
import { type RefObject, useState } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { givenName } from "../../canvas/words/use-block-name.js";

/** Which section is being given a name in the tree. Afterwards the focus is on its line again. */
export function useRename(tree: RefObject<HTMLElement | null>, isReadOnly: boolean) {
  const editor = useEditor();
  const tell = useTellRefusal();
  const [renamedId, setRenamedId] = useState<BlockId>();
  const mayRename = ({ type }: Block) => {
    const definition = editor.registry.get(type);
    return !isReadOnly && definition !== undefined && extraSpecs(definition, "label")["name"] !== undefined;
  };
  const keep = (block: Block, name: string | undefined) => {
    if (renamedId !== block.id) return;
    setRenamedId(undefined);
    tree.current?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(block.id)}"]`)?.focus();
    const wanted = name?.trim();
    if (wanted === undefined || wanted === givenName(block)) return;
    tell(editor.run("set-extras", { blockIds: [block.id], part: "label", values: { name: wanted === "" ? null : wanted } }));
  };
  return { renamedId, mayRename, begin: setRenamedId, keep };
}
