import {
  type EmailDocument,
  type GeneralSettingName,
  type GeneralSettings,
  generalSettingsSpecs,
  isValues,
  type JsonValue,
  propOrigin,
  resolveDarkSettings,
  resolveSettings,
} from "@mailwright/document";
import { useDocument, useViewState } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useGestureKey } from "./use-gesture-key.js";

/** A setting of the whole email, as a field shows and changes it. */
export interface GeneralSetting {
  readonly value: GeneralSettings[GeneralSettingName];
  /** Is it the colour for dark screens? It is, as in the panel of a block, if the canvas shows the dark look. */
  readonly isDark: boolean;
  /** Is it set, and no initial value? */
  readonly isOwn: boolean;
  /** A change during a gesture is one step of the history. `null` sets it back. */
  set(next: JsonValue): void;
  begin(): void;
  commit(): void;
}

/** A setting, with others that get the same value in the same step. */
export function useGeneralSetting(name: GeneralSettingName, others: readonly GeneralSettingName[] = []): GeneralSetting {
  const editor = useLaterCommands();
  const tell = useTellRefusal();
  const gesture = useGestureKey(`settings:${name}`);
  const spec = generalSettingsSpecs[name];
  const isDark = useViewState(({ mode, scheme }) => mode === "advanced" && scheme === "dark") && spec.kind === "color";
  const stored = useDocument(({ settings }) => (isDark ? readDark(settings, name) : settings[name]));
  const value = useDocument(({ settings }) => ((isDark && resolveDarkSettings(settings)) || resolveSettings(settings))[name]);
  const set = (next: JsonValue) => {
    const mergeKey = gesture.current();
    const part = isDark ? ({ part: "dark" } as const) : {};
    const settings = Object.fromEntries([name, ...others].map((each) => [each, next]));
    tell(editor.run("set-settings", { settings, ...part, ...(mergeKey !== undefined && { mergeKey }) }));
  };
  return { value, isDark, isOwn: propOrigin(spec, stored) === "own", set, begin: gesture.begin, commit: gesture.commit };
}

function readDark({ dark }: EmailDocument["settings"], name: GeneralSettingName): JsonValue | undefined {
  return isValues(dark) ? dark[name] : undefined;
}
