import { findLineage } from "@mailwright/document";
import { leadOf } from "@mailwright/editing";
import { type MenuItem, useRoot, useTranslate } from "@mailwright/ui";
import { useCallback, useMemo } from "react";
import { useDocument, type useEditor, useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { hasMacKeys, writeShortcut } from "../../base/words/shortcut-text.js";
import { selectedBlocks } from "../clipboard/selected-blocks.js";
import { useSystemClipboard } from "../clipboard/use-system-clipboard.js";
import { blockToolsStrings } from "../words/block-tools-strings.js";
import { canvasStrings } from "../words/canvas-strings.js";
import { typeName } from "../words/use-block-name.js";
import { type BlockAction, blockActions } from "./block-actions.js";

/** Everything that can be done with the selected blocks, for the toolbar's menu and the context menu. */
export function useBlockMenu(): readonly MenuItem[] {
  const { editor, ports } = useEditorServices();
  const mayMakeModules = ports.modules?.create !== undefined;
  const runAction = useRunAction();
  const say = useTranslate(blockToolsStrings);
  const sayOfCanvas = useTranslate(canvasStrings);
  const words = useBlockWords();
  const root = useRoot();
  const lead = useViewState(({ selection }) => leadOf(selection));
  const isReadOnly = useViewState(({ readOnly }) => readOnly);
  const tree = useDocument((document) => document.root);
  return useMemo(() => {
    const lineage = lead === undefined ? [] : findLineage(tree, lead).slice(1);
    const isMac = hasMacKeys((root.ownerDocument ?? root).defaultView);
    const groups = blockActions.map((group) =>
      group.flatMap((action): MenuItem[] => {
        if ((isReadOnly && action.changes) || (action.needsModules && !mayMakeModules)) return [];
        if (action.within && !lineage.some(({ type }) => type === action.within)) return [];
        return [
          {
            id: action.id,
            label: say(action.label),
            isDanger: action.isDanger,
            isDisabled: !editor.can(action.commandId, action.args).done && !action.isAlwaysOpen,
            shortcut: keysOf(action, editor.commands, isMac),
            onSelect: () => runAction(action),
          },
        ];
      }),
    );
    const parents = lineage.slice(0, -1).map(
      ({ id, type }): MenuItem => ({
        id: `select ${id}`,
        label: say("selectParent", { name: typeName(type, editor.registry, words, sayOfCanvas("unknownBlock")) }),
        onSelect: () => editor.run("select", { blockIds: [id] }),
      }),
    );
    return joinGroups([...groups, parents]);
  }, [editor, mayMakeModules, runAction, say, sayOfCanvas, words, root, lead, isReadOnly, tree]);
}

/** Runs a command of the menu. Copy, cut and paste use the system's clipboard as well. */
function useRunAction(): (action: BlockAction) => void {
  const { editor } = useEditorServices();
  const tellRefusal = useTellRefusal();
  const clipboard = useSystemClipboard();
  return useCallback(
    ({ commandId, args }) => {
      if (commandId === "paste-blocks") return clipboard.paste();
      if (commandId === "paste-style") return clipboard.pasteStyle();
      const blocks = selectedBlocks(editor);
      const outcome = editor.run(commandId, args);
      if (!tellRefusal(outcome) || !outcome.done || !copies.has(commandId)) return;
      if (typeof outcome.value === "string") clipboard.write(blocks, outcome.value);
    },
    [editor, tellRefusal, clipboard],
  );
}

const copies: ReadonlySet<string> = new Set(["copy-blocks", "cut-blocks"]);

function keysOf({ commandId, args }: BlockAction, commands: ReturnType<typeof useEditor>["commands"], isMac: boolean): string | undefined {
  const shortcuts = commands.find(({ id }) => id === commandId)?.shortcuts ?? [];
  const shortcut = shortcuts.find((each) => JSON.stringify(each.args) === JSON.stringify(args));
  return shortcut && writeShortcut(shortcut.keys, isMac);
}

function joinGroups(groups: readonly (readonly MenuItem[])[]): readonly MenuItem[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index): readonly MenuItem[] => (index === 0 ? group : [{ kind: "separator", id: `separator ${index}` }, ...group]));
}
