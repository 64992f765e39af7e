import { type BlockId, findBlock } from "@mailwright/document";
import { useMemo, useState } from "react";
import { useDocument, useEditorServices } from "../../base/context/editor-context.js";
import { collectColors } from "../../base/document/collect-colors.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import type { PanelTab } from "../../workspace/panels/panel-tabs.js";
import { BlockPanel } from "./block-panel.js";
import { SeveralBlocks } from "./several-blocks.js";

export interface SelectedBlockProps {
  readonly blockIds: readonly BlockId[];
  readonly closedTabs: ReadonlySet<PanelTab>;
  readonly onToggle: (tab: PanelTab, isOpen: boolean) => void;
}

/** The settings of the block that is selected, or what several have in common. */
export function SelectedBlock({ blockIds, closedTabs, onToggle }: SelectedBlockProps) {
  const { registry } = useEditorServices();
  const editor = useLaterCommands();
  const blockId = blockIds.at(-1);
  const others = useMemo(() => blockIds.slice(0, -1), [blockIds]);
  const block = useDocument((document) => (blockId === undefined ? undefined : findBlock(document.root, blockId)));
  const [swatches, setSwatches] = useState<readonly string[]>(() => collectColors(editor.document.get(), registry));
  // Looked up when a field gets the focus and not at every change, because the list must not move under the pointer.
  const refresh = () => setSwatches((shown) => keepSame(shown, collectColors(editor.document.get(), registry)));
  if (!block) return null;
  return (
    <div className="mw-panel mw-dense" onFocusCapture={refresh}>
      {others.length > 0 ? (
        <SeveralBlocks lead={block} otherIds={others} swatches={swatches} />
      ) : (
        <BlockPanel block={block} swatches={swatches} closedTabs={closedTabs} onToggle={onToggle} />
      )}
    </div>
  );
}

function keepSame(shown: readonly string[], found: readonly string[]): readonly string[] {
  return shown.length === found.length && shown.every((color, index) => color === found[index]) ? shown : found;
}
