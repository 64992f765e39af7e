import { collectOffers } from "@mailwright/editing";
import { useAnnounce, useRoot, useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { iconShapes } from "../../base/controls/icon-shapes.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { hasMacKeys, shortcutOf } from "../../base/words/shortcut-text.js";
import { commandNames } from "../../workspace/commands/command-words.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import type { DialogRequest } from "../../workspace/workspace-store.js";
import { generalSettingsStrings } from "../general-settings/general-settings-strings.js";
import { settingsSections } from "../general-settings/settings-fields.js";
import { commandPaletteStrings } from "./command-palette-strings.js";
import type { PaletteEntry } from "./palette-entry.js";

type Word = Exclude<keyof typeof commandPaletteStrings.messages, "nothingFound">;

const saidCommands: ReadonlySet<string> = new Set(["set-device", "set-scheme", "toggle-borders"]);

/** Everything that the palette can do now, in the reader's words. */
export function usePaletteEntries(onRun: () => void): readonly PaletteEntry[] {
  const services = useEditorServices();
  const commands = useCommandEntries(onRun);
  const dialogs = useDialogEntries();
  const words = useBlockWords();
  const tell = useTellRefusal();
  return useMemo(() => {
    const { editor, presets, entitlements } = services;
    const { mode, readOnly } = editor.viewState.getState();
    const isAllowed = ({ entitlement }: (typeof presets)[number]) => !entitlement || !entitlements || entitlements.includes(entitlement);
    const isOffered = (preset: (typeof presets)[number]) => isAllowed(preset) && (preset.mode === "simple" || mode === "advanced");
    const blocks = presets.filter(isOffered).map(
      (preset): PaletteEntry => ({
        id: `block ${preset.id}`,
        group: "blocks",
        label: words.preset(preset),
        keywords: `${words.keywords(preset)} ${preset.keywords ?? ""}`,
        icon: iconShapes(preset.icon),
        run: () => {
          onRun();
          tell(editor.run("insert-block", { blueprint: preset.makes() }));
        },
      }),
    );
    return [...commands, ...(readOnly ? [] : blocks), ...dialogs];
  }, [services, commands, dialogs, words, tell, onRun]);
}

function useCommandEntries(onRun: () => void): readonly PaletteEntry[] {
  const { editor } = useEditorServices();
  const say = useTranslate(commandNames);
  const tell = useTellRefusal();
  const announce = useAnnounce();
  const root = useRoot();
  return useMemo(() => {
    const isMac = hasMacKeys((root.ownerDocument ?? root).defaultView);
    return collectOffers(editor.commands)
      .filter(({ commandId, args }) => editor.can(commandId, args).done)
      .map(({ word, commandId, args }) => ({
        id: word,
        group: "commands" as const,
        label: say(word),
        shortcut: args === undefined ? shortcutOf(editor.commands, commandId, isMac) : undefined,
        run: () => {
          onRun();
          const isDone = tell(editor.run(commandId, args));
          // A change of the canvas is announced elsewhere. A change of the view is announced here, because the control that shows it has
          // not the focus.
          if (isDone && saidCommands.has(commandId)) announce(say(word));
        },
      }));
  }, [editor, say, tell, announce, root, onRun]);
}

/** A dialog that the entry opens replaces the palette. */
function useDialogEntries(): readonly PaletteEntry[] {
  const { editor, ports } = useEditorServices();
  const { open } = useWorkspaceActions();
  const say = useTranslate(commandPaletteStrings);
  const saySetting = useTranslate(generalSettingsStrings);
  return useMemo(() => {
    const isReadOnly = editor.viewState.getState().readOnly;
    const dialog = (word: Word, request: DialogRequest): PaletteEntry => ({
      id: `dialog ${request.kind}`,
      group: "commands",
      label: say(word),
      run: () => open(request),
    });
    const settings = Object.entries(settingsSections).flatMap(([tab, sections]) =>
      sections.flatMap(({ level, fields }) =>
        fields.map(
          ({ name, word }): PaletteEntry => ({
            id: `setting ${name}`,
            group: "settings",
            label: level === undefined ? saySetting(word) : `${saySetting("heading", { level: level.slice(1) })}: ${saySetting(word)}`,
            keywords: tab,
            run: () => open({ kind: "general-settings", setting: name }),
          }),
        ),
      ),
    );
    return [
      ...(isReadOnly ? [] : [dialog("settings", { kind: "general-settings" }), dialog("clear", { kind: "clear" })]),
      dialog("viewCode", { kind: "view-code" }),
      ...(isReadOnly ? [] : [dialog("importCode", { kind: "import-code" })]),
      dialog("export", { kind: "export" }),
      ...(ports.versions ? [dialog("versions", { kind: "versions" })] : []),
      ...(ports.notes ? [dialog("notes", { kind: "notes" })] : []),
      ...(ports.testEmail ? [dialog("testEmail", { kind: "test-email" })] : []),
      dialog("info", { kind: "template-info" }),
      ...(isReadOnly ? [] : settings),
    ];
  }, [editor, ports, open, say, saySetting]);
}
