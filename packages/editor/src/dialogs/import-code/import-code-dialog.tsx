import { Button, Tabs, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { FileUp } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { CodeEditor } from "../../code/code-editor.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import type { SourceCode } from "./import-code.js";
import { importCodeStrings } from "./import-code-strings.js";
import { readCodeFile } from "./read-code-file.js";
import { useImport } from "./use-import.js";

const parts = ["html", "css"] as const;

/** Makes the template of code that was written elsewhere. */
export function ImportCodeDialog() {
  const say = useTranslate(importCodeStrings);
  const { close } = useWorkspaceActions();
  const [part, setPart] = useState<keyof SourceCode>("html");
  const [source, setSource] = useState<SourceCode>({ html: "", css: "" });
  const { isLoading, fault, setFault, start } = useImport();
  const faultId = useId();
  const isEmpty = source.html.trim() === "";
  const set = (code: string) => {
    setSource((known) => ({ ...known, [part]: code }));
    setFault(undefined);
  };
  const upload = async (file: File) => {
    const answer = await readCodeFile(file);
    if (answer.kind === "refused") return setFault(say(answer.reason, { file: file.name }));
    setPart("html");
    setSource((known) => ({ ...known, html: answer.code }));
    return setFault(undefined);
  };
  const footer = (
    <>
      <Button onClick={close}>{say("cancel")}</Button>
      <Button variant="primary" disabled={isEmpty} isLoading={isLoading} onClick={() => start(source)}>
        {say("import")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("title")} size="full" isDismissable={isEmpty} onClose={close} footer={footer} isBodyBare>
      <div className="mw-code-frame">
        <div className="mw-code-lines">
          <p className="mw-code-lead">{say("lead")}</p>
          <UploadButton onFile={(file) => void upload(file)} />
        </div>
        {fault ? (
          <p id={faultId} role="alert" className="mw-code-fault">
            {fault}
          </p>
        ) : null}
        <Tabs label={say("parts")} value={part} items={parts.map((value) => ({ value, label: say(value) }))} onChange={setPart}>
          <CodeEditor
            key={part}
            label={say(part === "html" ? "htmlLabel" : "cssLabel")}
            value={source[part]}
            language={part}
            placeholder={say(part === "html" ? "htmlPlaceholder" : "cssPlaceholder")}
            describedBy={fault ? faultId : undefined}
            onChange={set}
          />
        </Tabs>
      </div>
    </Dialog>
  );
}

function UploadButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const say = useTranslate(importCodeStrings);
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // The same file, mended, may be chosen again.
    event.currentTarget.value = "";
    if (file) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" accept=".html" tabIndex={-1} aria-hidden="true" className="mw-code-file" onChange={choose} />
      <Button icon={FileUp} onClick={() => input.current?.click()}>
        {say("upload")}
      </Button>
    </>
  );
}
