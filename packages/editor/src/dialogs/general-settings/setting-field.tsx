import {
  type EmailDocument,
  type GeneralSettingName,
  generalSettingsSpecs,
  isValues,
  type JsonValue,
  propOrigin,
  resolveDarkSettings,
  resolveSettings,
} from "@mailwright/document";
import { useTranslate } from "@mailwright/ui";
import { useDocument, useViewState } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useGestureKey } from "../../panels/settings/use-gesture-key.js";
import { WidgetFor } from "../../panels/settings/widgets/widget-for.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { generalSettingsStrings } from "./general-settings-strings.js";
import { NumberSteps } from "./number-steps.js";
import type { SettingsField } from "./settings-fields.js";

export interface SettingFieldProps {
  readonly field: SettingsField;
  readonly swatches: readonly string[];
}

/** One general setting. It uses the widgets of the settings panel, and its changes show at once, too. */
export function SettingField({ field: { name, word }, swatches }: SettingFieldProps) {
  const say = useTranslate(generalSettingsStrings);
  const editor = useLaterCommands();
  const tell = useTellRefusal();
  const gesture = useGestureKey(`settings:${name}`);
  const spec = generalSettingsSpecs[name];
  // As in the settings panel: if the canvas shows the dark look, colours are set for the dark.
  const isDark = useViewState(({ mode, scheme }) => mode === "advanced" && scheme === "dark") && spec.kind === "color";
  const stored = useDocument(({ settings }) => (isDark ? readDark(settings, name) : settings[name]));
  const value = useDocument(({ settings }) => ((isDark && resolveDarkSettings(settings)) || resolveSettings(settings))[name]);
  const set = (next: JsonValue) => {
    const mergeKey = gesture.current();
    const part = isDark ? ({ part: "dark" } as const) : {};
    tell(editor.run("set-settings", { settings: { [name]: next }, ...part, ...(mergeKey !== undefined && { mergeKey }) }));
  };
  const isOwn = propOrigin(spec, stored) === "own";
  const label = isDark ? say("dark", { field: say(word) }) : say(word);
  const widget = (
    <WidgetFor
      kind={spec.kind}
      spec={spec}
      value={value}
      swatches={swatches}
      optionLabel={(option) => (option === "ltr" || option === "rtl" ? say(option) : option)}
      onChange={set}
      field={{
        label,
        layout: "row",
        origin: isOwn ? { kind: "own", onReset: () => set(null) } : undefined,
        onBegin: gesture.begin,
        onCommit: gesture.commit,
      }}
    />
  );
  if (spec.kind !== "number" || typeof value !== "number") return widget;
  return (
    <NumberSteps label={label} value={value} range={spec} onChange={set}>
      {widget}
    </NumberSteps>
  );
}

function readDark({ dark }: EmailDocument["settings"], name: GeneralSettingName): JsonValue | undefined {
  return isValues(dark) ? dark[name] : undefined;
}
