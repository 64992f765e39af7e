import { Button, useRoot, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { Download } from "lucide-react";
import { useId, useState } from "react";
import { useEditor, useEditorServices } from "../../editor-context.js";
import { compileFormat, type ExportFormat, exportFiles, exportFormats, fileNameOf } from "../../export/compile-files.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { useDialogStyles } from "../use-dialog-styles.js";
import { downloadFile } from "./download-file.js";
import { exportStrings } from "./export-strings.js";

const hintWords = { html: "htmlHint", mjml: "mjmlHint", text: "textHint" } as const satisfies Record<ExportFormat, string>;

/** Takes the email out as a file. */
export function ExportDialog() {
  useDialogStyles();
  const say = useTranslate(exportStrings);
  const { close } = useWorkspaceActions();
  const [format, setFormat] = useState<ExportFormat>("html");
  const download = useDownload(format);
  const name = useId();
  const footer = (
    <>
      <Button onClick={close}>{say("cancel")}</Button>
      <Button variant="primary" icon={Download} onClick={download}>
        {say("download")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("title")} onClose={close} footer={footer}>
      <p className="mw-dialog-lead">{say("lead")}</p>
      <fieldset className="mw-choices">
        <legend className="mw-hidden">{say("format")}</legend>
        {exportFormats.map((option) => (
          <label key={option} className="mw-choice-card" data-chosen={option === format}>
            <input type="radio" name={name} value={option} checked={option === format} onChange={() => setFormat(option)} />
            <span className="mw-choice-card-text">
              <span className="mw-choice-card-name">{say(option)}</span>
              <span className="mw-choice-card-hint">{say(hintWords[option])}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}

function useDownload(format: ExportFormat): () => void {
  const say = useTranslate(exportStrings);
  const editor = useEditor();
  const { compiler } = useEditorServices();
  const info = useWorkspace((workspace) => workspace.info);
  const { close } = useWorkspaceActions();
  const toasts = useToasts();
  const root = useRoot();
  return () => {
    editor.commitText();
    const text = compileFormat(compiler, editor.document.get(), info, format);
    const file = fileNameOf(info.name, format, say("fileName"));
    downloadFile(root.ownerDocument ?? root, new Blob([text], { type: `${exportFiles[format].type};charset=utf-8` }), file);
    toasts.show({ kind: "success", message: say("done", { file }) });
    close();
  };
}
