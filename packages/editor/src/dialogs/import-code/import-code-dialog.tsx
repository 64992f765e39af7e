import { isMailSource } from "@mailwright/importer";
import { useRef, useState } from "react";
import type { CodePart, SourceCode } from "../../import/check-source.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { FidelityReport } from "./report/fidelity-report.js";
import { SourceDialog } from "./source-dialog.js";
import { SourceFields } from "./source-fields.js";
import { useImport } from "./use-import.js";
import { useReading } from "./use-reading.js";

/** Imports code in two steps: the code is entered, and a report shows what would become of it before the template is replaced. */
export function ImportCodeDialog() {
  const { close } = useWorkspaceActions();
  const [source, setSource] = useState<SourceCode>({ html: "", css: "" });
  const [part, setPart] = useState<CodePart>("html");
  const [line, setLine] = useState<number>();
  const code = useRef<HTMLElement>(null);
  const { state, start, cancel, back, setState } = useReading();
  const put = useImport();
  if (state.phase === "report") {
    const showLine = (shown: number) => {
      setPart("html");
      setLine(shown);
      back();
    };
    // The lines of a message are those of the HTML in it.
    const onLine = isMailSource(source.html) ? undefined : showLine;
    return <FidelityReport reading={state.reading} onBack={back} onClose={close} onLine={onLine} onImport={put} />;
  }
  const refuse = (words: string) => setState({ phase: "source", fault: { words } });
  return (
    <SourceDialog
      initialFocus={line === undefined ? undefined : code}
      state={state}
      source={source}
      onRead={() => {
        setLine(undefined);
        start(source);
      }}
      onCancel={cancel}
    >
      <SourceFields
        source={source}
        part={part}
        line={line}
        codeRef={code}
        onPart={setPart}
        fault={state.phase === "source" ? state.fault : undefined}
        isCancelled={state.phase === "source" && state.isCancelled === true}
        onChange={(changed) => {
          setSource(changed);
          back();
        }}
        onRefuse={refuse}
      />
    </SourceDialog>
  );
}
