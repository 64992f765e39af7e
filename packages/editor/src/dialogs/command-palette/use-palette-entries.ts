import { collectOffers } from "@mailwright/editing";
import { useAnnounce, useRoot, useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { iconShapes } from "../../base/controls/icon-shapes.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { hasMacKeys, shortcutOf } from "../../base/words/shortcut-text.js";
import { everyCommandName } from "../../workspace/commands/later-command-words.js";
import { afterRun, runSoon } from "../../workspace/commands/run-soon.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { generalSettingsStrings } from "../general-settings/general-settings-strings.js";
import { settingsSections } from "../general-settings/settings-fields.js";
import type { PaletteEntry } from "./palette-entry.js";

const saidCommands: ReadonlySet<string> = new Set(["set-device", "set-scheme", "toggle-borders"]);

/** Everything that the palette can do now, in the reader's words. */
export function usePaletteEntries(onRun: () => void): readonly PaletteEntry[] {
  const services = useEditorServices();
  const commands = useCommandEntries(onRun);
  const settings = useSettingEntries(onRun);
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
          afterRun(runSoon(editor, "insert-block", { blueprint: preset.makes() }), tell);
        },
      }),
    );
    return [...commands, ...(readOnly ? [] : blocks), ...settings];
  }, [services, commands, settings, words, tell, onRun]);
}

function useCommandEntries(onRun: () => void): readonly PaletteEntry[] {
  const editor = useLaterCommands();
  const say = useTranslate(everyCommandName);
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

/** Every general setting by its name. */
function useSettingEntries(onRun: () => void): readonly PaletteEntry[] {
  const { editor } = useEditorServices();
  const tell = useTellRefusal();
  const saySetting = useTranslate(generalSettingsStrings);
  return useMemo(() => {
    if (!editor.can("show-general-settings").done) return [];
    return Object.entries(settingsSections).flatMap(([tab, sections]) =>
      sections.flatMap(({ level, fields }) =>
        fields.map(
          ({ name, word }): PaletteEntry => ({
            id: `setting ${name}`,
            group: "settings",
            label: level === undefined ? saySetting(word) : `${saySetting("heading", { level: level.slice(1) })}: ${saySetting(word)}`,
            keywords: tab,
            run: () => {
              onRun();
              tell(editor.run("show-general-settings", { setting: name }));
            },
          }),
        ),
      ),
    );
  }, [editor, saySetting, tell, onRun]);
}
