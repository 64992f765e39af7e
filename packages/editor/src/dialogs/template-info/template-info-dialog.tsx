import { Button, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useAskedClosing } from "@mailwright/views/dialogs";
import { useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { usePortWords } from "../../base/words/port-words.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { ExportHistory } from "./export-history.js";
import { changesOf, checkInfo, type EditableInfo } from "./info-faults.js";
import { InfoFields } from "./info-fields.js";
import { templateInfoStrings } from "./template-info-strings.js";

/** What the template is called and how it is found. */
export function TemplateInfoDialog() {
  useDialogStyles();
  const say = useTranslate(templateInfoStrings);
  const { close } = useWorkspaceActions();
  const stored = useWorkspace(({ info }) => info);
  const { name, description, preHeader, tags } = stored;
  const [edited, setEdited] = useState<EditableInfo>({ name, description, preHeader, tags });
  const { save, isSaving } = useSaveInfo();
  const faults = checkInfo(edited);
  const changes = changesOf(stored, edited);
  const isChanged = Object.keys(changes).length > 0;
  const asked = useAskedClosing({ isChanged, onClose: close });
  const maySave = isChanged && Object.keys(faults).length === 0;
  const footer = (
    <>
      <Button onClick={close}>{say("cancel")}</Button>
      <Button variant="primary" disabled={!maySave} isLoading={isSaving} onClick={() => save(changes)}>
        {say("save")}
      </Button>
    </>
  );
  return (
    <>
      <Dialog title={say("title")} onClose={asked.close} isDismissable={!isChanged} footer={footer}>
        <div className="mw-form">
          <InfoFields edited={edited} stored={stored} onChange={(change) => setEdited((known) => ({ ...known, ...change }))} />
          <ExportHistory mayLeave={!isChanged} />
        </div>
      </Dialog>
      {asked.question}
    </>
  );
}

function useSaveInfo() {
  const say = useTranslate(templateInfoStrings);
  const wordsFor = usePortWords();
  const toasts = useToasts();
  const { close, takeInfo } = useWorkspaceActions();
  const { info: port } = useEditorServices().ports;
  const etag = useWorkspace((workspace) => workspace.etag);
  const [isSaving, setSaving] = useState(false);
  const save = async (changes: Partial<EditableInfo>) => {
    setSaving(true);
    const answer = await port?.save(changes, etag);
    setSaving(false);
    if (!answer) return;
    if (answer.kind === "refused") {
      toasts.show({ kind: "error", message: wordsFor(answer) });
      return;
    }
    takeInfo(answer.info, answer.etag);
    toasts.show({ kind: "success", message: say("saved") });
    close();
  };
  return { isSaving, save: (changes: Partial<EditableInfo>) => void save(changes) };
}
