import type { GeneralSettingName } from "@mailwright/document";
import { Button, Collapsible, Tabs, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { type RefObject, useRef, useState } from "react";
import { useDocument, useEditor, useEditorServices } from "../../base/context/editor-context.js";
import { collectColors } from "../../base/document/collect-colors.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { useDialogRequest, useWorkspaceActions } from "../../workspace/workspace-context.js";
import css from "./general-settings.css?inline";
import { generalSettingsStrings } from "./general-settings-strings.js";
import { SettingField } from "./setting-field.js";
import { holdsSetting, type SettingsSection, type SettingsTab, settingsSections, settingsTabs, tabOf } from "./settings-fields.js";

const styles = [css];

/** Fonts, colours and sizes of the whole email. Changes show at once. Cancel undoes all of them. */
export function GeneralSettingsDialog() {
  useDialogStyles();
  useStyles(styles);
  const say = useTranslate(generalSettingsStrings);
  const { close } = useWorkspaceActions();
  const { editor, registry } = useEditorServices();
  const setting = useDialogRequest("general-settings")?.setting;
  const [tab, setTab] = useState<SettingsTab>(() => tabOf(setting));
  const asked = useRef<HTMLElement>(null);
  const [swatches] = useState(() => collectColors(editor.document.get(), registry));
  const takeBack = useTakeBack();
  const hasWrapper = useDocument(({ root }) => root.children?.some((block) => block.type === "wrapper") ?? false);
  const cancel = () => {
    takeBack();
    close();
  };
  const footer = (
    <>
      <Button onClick={cancel}>{say("cancel")}</Button>
      <Button variant="primary" disabled={!hasWrapper} onClick={close}>
        {say("apply")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("title")} size="md" onClose={cancel} footer={footer} initialFocus={setting && asked} isBodyBare>
      <div className="mw-general-settings">
        {hasWrapper ? (
          <Tabs label={say("tabs")} value={tab} items={settingsTabs.map((value) => ({ value, label: say(value) }))} onChange={setTab}>
            <div className="mw-general-settings-tab mw-dense">
              {settingsSections[tab].map((section) => (
                <Section key={section.level ?? section.hint ?? tab} section={section} swatches={swatches} setting={setting} asked={asked} />
              ))}
            </div>
          </Tabs>
        ) : (
          <p role="alert" className="mw-notice">
            {say("needsWrapper")}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface SectionProps {
  readonly section: SettingsSection;
  readonly swatches: readonly string[];
  readonly setting: GeneralSettingName | undefined;
  /** Holds the control of that setting. */
  readonly asked: RefObject<HTMLElement | null>;
}

function Section({ section, swatches, setting, asked }: SectionProps) {
  const say = useTranslate(generalSettingsStrings);
  const keepControl = (field: HTMLElement | null) => {
    asked.current = field?.querySelector<HTMLElement>("input, select") ?? field?.querySelector("button") ?? null;
  };
  const fields = section.fields.map((field) => (
    <div key={field.name} className="mw-setting" ref={field.name === setting ? keepControl : undefined}>
      <SettingField field={field} swatches={swatches} />
    </div>
  ));
  if (!section.level)
    return (
      <div className="mw-general-settings-fields">
        {section.hint ? <p className="mw-general-settings-hint">{say(section.hint)}</p> : null}
        {fields}
      </div>
    );
  return (
    <Collapsible
      title={say("heading", { level: section.level.slice(1) })}
      isOpenAtFirst={section.level === "h1" || holdsSetting(section, setting)}
    >
      {fields}
    </Collapsible>
  );
}

/** Undoes what was done since the dialog opened. */
function useTakeBack(): () => void {
  const editor = useEditor();
  const start = useRef(editor.document.history().position);
  return () => {
    while (editor.document.history().position > start.current && editor.run("undo").done);
  };
}
