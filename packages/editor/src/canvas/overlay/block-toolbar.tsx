import { type BlockId, findBlock } from "@mailwright/document";
import { IconButton, Menu, Toolbar, useTranslate } from "@mailwright/ui";
import { Copy, Ellipsis, GripVertical, PackagePlus, Paintbrush, PaintRoller, Trash2 } from "@mailwright/ui/icons";
import { useMemo } from "react";
import { useDocument, useEditor, useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { useShortcut } from "../../base/words/use-shortcut.js";
import { everyCommandName } from "../../workspace/commands/later-command-words.js";
import { type PlainCommandId, useCommandName, useRun } from "../../workspace/commands/use-command.js";
import { useSystemClipboard } from "../clipboard/use-system-clipboard.js";
import { useDrag } from "../drag/start/drag-context.js";
import { useBlockMenu } from "../menu/use-block-menu.js";
import { blockToolsStrings } from "../words/block-tools-strings.js";
import { useBlockName } from "../words/use-block-name.js";
import { CodeButton } from "./code-button.js";
import { ShowButton } from "./show-button.js";

/** What can be done with the selected blocks. */
export function BlockToolbar({ blockId }: { readonly blockId: BlockId }) {
  const say = useTranslate(blockToolsStrings);
  const name = useBlockName(blockId);
  const items = useBlockMenu();
  const clipboard = useSystemClipboard();
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const mayMakeModule = useMayMakeModule(blockId) && !isReadOnly;
  return (
    <Toolbar label={say("actions", { name })} className="mw-block-toolbar">
      {isReadOnly ? null : <MoveHandle blockId={blockId} />}
      {isReadOnly ? null : <ShowButton blockId={blockId} />}
      {isReadOnly ? null : <CodeButton blockId={blockId} />}
      {isReadOnly ? null : <BlockButton command="duplicate-block" icon={Copy} />}
      {mayMakeModule ? <BlockButton command="save-module" icon={PackagePlus} /> : null}
      <BlockButton command="copy-style" icon={Paintbrush} className="mw-block-style" />
      {isReadOnly ? null : (
        <BlockButton command="paste-style" icon={PaintRoller} className="mw-block-style" onClick={clipboard.pasteStyle} />
      )}
      <Menu
        label={say("more")}
        items={items}
        align="end"
        trigger={(props) => <IconButton {...props} label={say("more")} icon={Ellipsis} tooltipSide="top" />}
      />
      {isReadOnly ? null : <BlockButton command="remove-block" icon={Trash2} variant="danger" />}
    </Toolbar>
  );
}

/** A block can become a module. The page wrapper cannot: it is the template itself. */
function useMayMakeModule(blockId: BlockId): boolean {
  const { modules } = useEditorServices().ports;
  const isAlone = useViewState(({ selection }) => selection.length === 1);
  const isPage = useDocument(({ root }) => root.children?.some(({ id }) => id === blockId) ?? false);
  return modules?.create !== undefined && isAlone && !isPage;
}

interface BlockButtonProps {
  readonly command: PlainCommandId;
  readonly icon: typeof Copy;
  readonly variant?: "danger";
  readonly className?: string;
  /** Called instead of running the command. */
  readonly onClick?: () => void;
}

// It is pressed all the same when the command cannot run: then the reason is told, which a tooltip tells nobody on a phone.
function BlockButton({ command, onClick, ...look }: BlockButtonProps) {
  const name = useCommandName(everyCommandName);
  const run = useRun();
  return (
    <IconButton
      {...look}
      label={name(command)}
      shortcut={useShortcut(command)}
      tooltipSide="top"
      onClick={onClick ?? (() => run(command))}
    />
  );
}

/** Picks up the selected blocks: by mouse or finger, or with Space and the arrow keys. */
function MoveHandle({ blockId }: { readonly blockId: BlockId }) {
  const say = useTranslate(blockToolsStrings);
  const { viewState } = useEditor();
  const name = useBlockName(blockId);
  const { handlersFor, describedBy } = useDrag();
  const isFixed = useDocument(({ root }) => root.children?.length === 1 && findBlock(root, blockId) === root.children[0]);
  const handlers = useMemo(
    () => handlersFor(() => ({ dragged: { kind: "blocks", blockIds: viewState.getState().selection } })),
    [handlersFor, viewState],
  );
  if (isFixed) return null;
  return (
    <IconButton
      {...handlers}
      label={say("move", { name })}
      icon={GripVertical}
      tooltipSide="top"
      className="mw-move-handle"
      aria-describedby={describedBy}
    />
  );
}
