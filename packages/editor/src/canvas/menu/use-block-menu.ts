import { findLineage } from "@mailwright/document";
import { type AnyCommand, leadOf, type RefusalCode } from "@mailwright/editing";
import { type MenuItem, useAnnounce, useRoot, useTranslate } from "@mailwright/ui";
import { useCallback, useMemo } from "react";
import { useDocument, useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { hasMacKeys, writeShortcut } from "../../base/words/shortcut-text.js";
import { everyCommandName } from "../../workspace/commands/later-command-words.js";
import { useCommandName } from "../../workspace/commands/use-command.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { selectedBlocks } from "../clipboard/selected-blocks.js";
import { useSystemClipboard } from "../clipboard/use-system-clipboard.js";
import { blockToolsStrings } from "../words/block-tools-strings.js";
import { canvasStrings } from "../words/canvas-strings.js";
import { typeName } from "../words/use-block-name.js";
import { type BlockAction, blockActions } from "./block-actions.js";

/** Everything that can be done with the selected blocks, for the toolbar's menu and the context menu. */
export function useBlockMenu(): readonly MenuItem[] {
  const editor = useLaterCommands();
  const runAction = useRunAction();
  const say = useTranslate(blockToolsStrings);
  const sayOfCanvas = useTranslate(canvasStrings);
  const nameOf = useCommandName(everyCommandName);
  const words = useBlockWords();
  const root = useRoot();
  const lead = useViewState(({ selection }) => leadOf(selection));
  const isReadOnly = useViewState(({ readOnly }) => readOnly);
  const tree = useDocument((document) => document.root);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what commands refuse follows the tree, the selection and what may be changed.
  return useMemo(() => {
    const lineage = lead === undefined ? [] : findLineage(tree, lead).slice(1);
    const isMac = hasMacKeys((root.ownerDocument ?? root).defaultView);
    const groups = blockActions.map((group) =>
      group.flatMap((action): MenuItem[] => {
        const { commandId, offer, isDanger, isAlwaysOpen, isAnnounced } = action;
        const args = argsOf(action, editor.commands);
        const outcome = editor.can(commandId as string, args);
        if (!outcome.done && missing.has(outcome.refusal)) return [];
        if (!outcome.done && action.isOnlyUseful && outcome.refusal === "not-here") return [];
        if (action.within && !lineage.some(({ type }) => type === action.within)) return [];
        const label = nameOf(commandId, offer);
        return [
          {
            id: [commandId, offer].join(" "),
            label,
            isDanger,
            isDisabled: !outcome.done && !isAlwaysOpen,
            shortcut: keysOf(commandId, args, editor.commands, isMac),
            onSelect: () => runAction(commandId, args, isAnnounced ? label : undefined),
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
  }, [editor, runAction, say, sayOfCanvas, nameOf, words, root, lead, isReadOnly, tree]);
}

/** Commands that a menu leaves out where they answer this. */
const missing: ReadonlySet<RefusalCode> = new Set<RefusalCode>(["not-offered", "read-only", "unknown-command"]);

/** Runs a command of the menu, and announces it by the words that are given. Copy, cut and paste use the system's clipboard as well. */
function useRunAction(): (commandId: string, args: unknown, words?: string) => void {
  const { editor } = useEditorServices();
  const tellRefusal = useTellRefusal();
  const clipboard = useSystemClipboard();
  const announce = useAnnounce();
  return useCallback(
    (commandId, args, words) => {
      if (commandId === "paste-blocks") return clipboard.paste();
      if (commandId === "paste-style") return clipboard.pasteStyle();
      const blocks = selectedBlocks(editor);
      const outcome = editor.run(commandId, args);
      if (!tellRefusal(outcome) || !outcome.done) return;
      if (words !== undefined) announce(words);
      if (copies.has(commandId) && typeof outcome.value === "string") clipboard.write(blocks, outcome.value);
    },
    [editor, tellRefusal, clipboard, announce],
  );
}

const copies: ReadonlySet<string> = new Set(["copy-blocks", "cut-blocks"]);

type Commands = readonly AnyCommand[];

function argsOf({ commandId, offer }: BlockAction, commands: Commands): unknown {
  return commands.find(({ id }) => id === commandId)?.offers?.find(({ key }) => key === offer)?.args;
}

function keysOf(commandId: string, args: unknown, commands: Commands, isMac: boolean): string | undefined {
  const shortcuts = commands.find(({ id }) => id === commandId)?.shortcuts ?? [];
  const shortcut = shortcuts.find((each) => JSON.stringify(each.args) === JSON.stringify(args));
  return shortcut && writeShortcut(shortcut.keys, isMac);
}

function joinGroups(groups: readonly (readonly MenuItem[])[]): readonly MenuItem[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index): readonly MenuItem[] => (index === 0 ? group : [{ kind: "separator", id: `separator ${index}` }, ...group]));
}
