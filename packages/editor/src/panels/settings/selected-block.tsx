import { type BlockId, findBlock } from "@mailwright/document";
import { useState } from "react";
import { useDocument, useEditorServices } from "../../base/context/editor-context.js";
import { collectColors } from "../../base/document/collect-colors.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import type { PanelTab } from "../../workspace/panels/panel-tabs.js";
import { BlockPanel } from "./block-panel.js";

export interface SelectedBlockProps {
  readonly blockId: BlockId;
  readonly closedTabs: ReadonlySet<PanelTab>;
  readonly onToggle: (tab: PanelTab, isOpen: boolean) => void;
}

/** The settings of the block that is selected. */
export function SelectedBlock({ blockId, closedTabs, onToggle }: SelectedBlockProps) {
  const { registry } = useEditorServices();
  const editor = useLaterCommands();
  const block = useDocument((document) => findBlock(document.root, blockId));
  const [swatches, setSwatches] = useState<readonly string[]>(() => collectColors(editor.document.get(), registry));
  // Looked up when a field gets the focus and not at every change, because the list must not move under the pointer.
  const refresh = () => setSwatches((shown) => keepSame(shown, collectColors(editor.document.get(), registry)));
  if (!block) return null;
  return (
    <div className="mw-panel mw-dense" onFocusCapture={refresh}>
      <BlockPanel block={block} swatches={swatches} closedTabs={closedTabs} onToggle={onToggle} />
    </div>
  );
}

function keepSame(shown: readonly string[], found: readonly string[]): readonly string[] {
  return shown.length === found.length && shown.every((color, index) => color === found[index]) ? shown : found;
}
