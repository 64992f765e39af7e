import { generalSettingsSpecs } from "@mailwright/document";
import { useTranslate } from "@mailwright/ui";
import { useGeneralSetting } from "../../panels/settings/use-general-setting.js";
import { WidgetFor } from "../../panels/settings/widgets/widget-for.js";
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
  const { value, isDark, isOwn, set, begin, commit } = useGeneralSetting(name);
  const spec = generalSettingsSpecs[name];
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
        onBegin: begin,
        onCommit: commit,
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
