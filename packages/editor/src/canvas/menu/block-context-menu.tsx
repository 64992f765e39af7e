import type { BlockId } from "@mailwright/document";
import { ContextMenu, useTranslate } from "@mailwright/ui";
import { blockToolsStrings } from "../words/block-tools-strings.js";
import { useBlockName } from "../words/use-block-name.js";
import { useBlockMenu } from "./use-block-menu.js";

export interface BlockContextMenuProps {
  readonly blockId: BlockId;
  /** The window's coordinates. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onClose: () => void;
}

/** The context menu of a block, at the point where it was asked for. */
export function BlockContextMenu({ blockId, at, onClose }: BlockContextMenuProps) {
  const say = useTranslate(blockToolsStrings);
  const name = useBlockName(blockId);
  return <ContextMenu label={say("menu", { name })} at={at} items={useBlockMenu()} onClose={onClose} />;
}
