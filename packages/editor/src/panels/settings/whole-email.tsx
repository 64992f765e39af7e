import { type GeneralSettingName, generalSettingsSpecs, resolveSettings } from "@mailwright/document";
import { useStyles, useTranslate } from "@mailwright/ui";
import { useId, useState } from "react";
import { useDocument, useEditorServices } from "../../base/context/editor-context.js";
import { collectColors } from "../../base/document/collect-colors.js";
import css from "./block-panel.css?inline";
import { settingsStrings } from "./settings-strings.js";
import { useGeneralSetting } from "./use-general-setting.js";
import { wholeEmailStrings } from "./whole-email-strings.js";
import { WidgetFor } from "./widgets/widget-for.js";

const styles = [css];

/** What is changed most of a whole email, without a way through General settings, which has all of it. */
export function WholeEmail() {
  useStyles(styles);
  const say = useTranslate(wholeEmailStrings);
  const { editor, registry } = useEditorServices();
  const [swatches] = useState(() => collectColors(editor.document.get(), registry));
  const id = useId();
  return (
    <section aria-labelledby={id} className="mw-whole-email mw-dense">
      <h3 id={id} className="mw-panel-block-name">
        {say("title")}
      </h3>
      <EmailField name="paragraphFonts" also={headingFont} label={say("font")} swatches={swatches} />
      <EmailField name="bgColor" label={say("background")} swatches={swatches} />
      <EmailField name="width" label={say("width")} swatches={swatches} />
    </section>
  );
}

const headingFont = ["headerFonts"] as const;
const nothing = [] as const;

interface EmailFieldProps {
  readonly name: GeneralSettingName;
  /** Settings that get the same value. */
  readonly also?: readonly GeneralSettingName[];
  readonly label: string;
  readonly swatches: readonly string[];
}

function EmailField({ name, also = nothing, label, swatches }: EmailFieldProps) {
  const say = useTranslate(wholeEmailStrings);
  const sayOfPanel = useTranslate(settingsStrings);
  const { value, isDark, set, begin, commit } = useGeneralSetting(name, also);
  const isMixed = useDocument(({ settings }) => also.some((other) => resolveSettings(settings)[other] !== value));
  const spec = generalSettingsSpecs[name];
  return (
    <WidgetFor
      kind={spec.kind}
      spec={spec}
      value={value}
      swatches={swatches}
      optionLabel={(option) => option}
      onChange={set}
      field={{
        label: isDark ? say("dark", { field: label }) : label,
        hint: isMixed ? sayOfPanel("mixed") : undefined,
        layout: "row",
        origin: undefined,
        onBegin: begin,
        onCommit: commit,
      }}
    />
  );
}
