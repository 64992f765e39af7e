import { Button, Tabs, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { Copy } from "@mailwright/ui/icons";
import { useMemo, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { compileFormat } from "../../base/document/compile-files.js";
import { compileOptionsOf } from "../../base/document/compile-options-of.js";
import { compilerOf } from "../../base/document/compiler-of.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { CodeEditor } from "../code-editor/code-editor.js";
import type { CodeLanguage } from "../code-editor/create-code-view.js";
import { useCopy } from "../code-editor/use-copy.js";
import { viewCodeStrings } from "./view-code-strings.js";

const formats = ["html", "css", "mjml"] as const satisfies readonly CodeLanguage[];

/** The compiled email and its source, to read and to copy. */
export function ViewCodeDialog() {
  const say = useTranslate(viewCodeStrings);
  const { close } = useWorkspaceActions();
  const [format, setFormat] = useState<CodeLanguage>("html");
  const code = useCode()[format];
  const copy = useCopy();
  return (
    <Dialog title={say("title")} size="full" onClose={close} isBodyBare>
      <div className="mw-code-frame">
        <div className="mw-code-lines">
          <p className="mw-code-lead">{say("lead")}</p>
          {copy ? (
            <Button icon={Copy} onClick={() => copy(code)}>
              {say("copy")}
            </Button>
          ) : null}
        </div>
        <Tabs label={say("formats")} value={format} items={formats.map((value) => ({ value, label: say(value) }))} onChange={setFormat}>
          <CodeEditor key={format} label={say("codeOf", { format: say(format) })} value={code} language={format} />
        </Tabs>
      </div>
    </Dialog>
  );
}

/** What files hold. Text that is being typed is included. */
function useCode(): Readonly<Record<CodeLanguage, string>> {
  const { compiler, editor } = useEditorServices();
  const info = useWorkspace((workspace) => workspace.info);
  return useMemo(() => {
    const document = editor.readUnsaved();
    const formatted = (format: "html" | "mjml") => compileFormat(compilerOf({ compiler }), document, info, { format });
    const { css } = compilerOf({ compiler }).compileDocument(document, compileOptionsOf(info));
    return { html: formatted("html"), css, mjml: formatted("mjml") };
  }, [compiler, editor, info]);
}
