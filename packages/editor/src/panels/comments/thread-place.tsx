import { type BlockId, findBlock } from "@mailwright/document";
import { Icon, useTranslate } from "@mailwright/ui";
import { Mail } from "@mailwright/ui/icons";
import { useDocument, useEditor } from "../../base/context/editor-context.js";
import { iconShapes } from "../../base/controls/icon-shapes.js";
import { useAccessibleName } from "../../canvas/words/use-block-name.js";
import { commentsStrings } from "./comments-strings.js";

/** What a block is called, or the email; what was removed has only the words for that. */
export function usePlaceName(blockId: BlockId | undefined): { readonly name: string; readonly isThere: boolean } {
  const say = useTranslate(commentsStrings);
  const nameOf = useAccessibleName();
  const block = useDocument(({ root }) => (blockId === undefined ? undefined : findBlock(root, blockId)));
  if (block) return { name: nameOf(block), isThere: true };
  return { name: say(blockId === undefined ? "wholeEmail" : "removedBlock"), isThere: false };
}

/** What a thread is about. A press shows the block in the email. */
export function ThreadPlace({ blockId }: { readonly blockId: BlockId | undefined }) {
  const say = useTranslate(commentsStrings);
  const editor = useEditor();
  const type = useDocument(({ root }) => (blockId === undefined ? undefined : findBlock(root, blockId)?.type));
  const { name, isThere } = usePlaceName(blockId);
  const icon = type === undefined ? undefined : editor.registry.get(type)?.icon;
  if (!isThere || blockId === undefined) {
    return (
      <p className="mw-thread-place">
        {blockId === undefined ? <Icon icon={Mail} sizePx={14} /> : null}
        <span>{name}</span>
      </p>
    );
  }
  return (
    <button
      type="button"
      className="mw-thread-place"
      title={say("show", { place: name })}
      onClick={() => editor.run("select", { blockIds: [blockId], how: "replace" })}
    >
      <Icon icon={iconShapes(icon ?? [])} sizePx={14} />
      <span dir="auto">{name}</span>
    </button>
  );
}
