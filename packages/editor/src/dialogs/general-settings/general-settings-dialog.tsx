import { Button, Collapsible, Tabs, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useRef, useState } from "react";
import { useDocument, useEditor, useEditorServices } from "../../editor-context.js";
import { collectColors } from "../../settings/collect-colors.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { useDialogStyles } from "../use-dialog-styles.js";
import css from "./general-settings.css?inline";
import { generalSettingsStrings } from "./general-settings-strings.js";
import { SettingField } from "./setting-field.js";
import { type SettingsSection, type SettingsTab, settingsSections, settingsTabs } from "./settings-fields.js";

const styles = [css];

/** Fonts, colours and sizes of the whole email. Changes show at once; Cancel takes all of them back. */
export function GeneralSettingsDialog() {
  useDialogStyles();
  useStyles(styles);
  const say = useTranslate(generalSettingsStrings);
  const { close } = useWorkspaceActions();
  const { editor, registry } = useEditorServices();
  const [tab, setTab] = useState<SettingsTab>("general");
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
    <Dialog title={say("title")} size="md" onClose={cancel} footer={footer} isBodyBare>
      <div className="mw-general-settings">
        {hasWrapper ? (
          <Tabs label={say("tabs")} value={tab} items={settingsTabs.map((value) => ({ value, label: say(value) }))} onChange={setTab}>
            <div className="mw-general-settings-tab mw-dense">
              {settingsSections[tab].map((section) => (
                <Section key={section.level ?? tab} section={section} swatches={swatches} />
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

function Section({ section, swatches }: { readonly section: SettingsSection; readonly swatches: readonly string[] }) {
  const say = useTranslate(generalSettingsStrings);
  const fields = section.fields.map((field) => <SettingField key={field.name} field={field} swatches={swatches} />);
  if (!section.level) return <div className="mw-general-settings-fields">{fields}</div>;
  return (
    <Collapsible title={say("heading", { level: section.level.slice(1) })} isOpenAtFirst={section.level === "h1"}>
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
