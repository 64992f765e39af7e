import { useToasts, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { useEditorServices } from "../../editor-context.js";
import { usePortWords } from "../../words/port-words.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { type ImportAnswer, importCode, type SourceCode } from "./import-code.js";
import { importCodeStrings } from "./import-code-strings.js";

/** Puts code in place of the template, as one undo step, or says what is wrong with it. */
export function useImport() {
  const say = useTranslate(importCodeStrings);
  const wordsFor = usePortWords();
  const toasts = useToasts();
  const { close } = useWorkspaceActions();
  const { editor, registry, ports } = useEditorServices();
  const [isLoading, setLoading] = useState(false);
  const [fault, setFault] = useState<string>();

  const faultOf = (answer: Exclude<ImportAnswer, { kind: "imported" }>) => {
    if (answer.kind === "refused") return say(answer.refusal);
    return say(answer.part === "html" ? "base64Html" : "base64Css", { lines: answer.lines.join(", ") });
  };
  const run = async (source: SourceCode) => {
    const measured = await ports.sizes?.measure(source.html, source.css);
    if (measured?.kind === "refused") return wordsFor(measured);
    if (measured?.isOversize) return say("oversize");
    const answer = await importCode(source, registry, ports.newId);
    if (answer.kind !== "imported") return faultOf(answer);
    editor.commitText();
    editor.document.replace(answer.document, { label: { key: "replace" } });
    const { keptCount } = answer;
    toasts.show({ kind: "success", message: keptCount > 0 ? say("importedInPart", { count: keptCount }) : say("imported") });
    close();
    return undefined;
  };
  const start = async (source: SourceCode) => {
    setLoading(true);
    setFault(undefined);
    try {
      setFault(await run(source));
    } catch {
      // The code that reads it did not come: no connection. What was pasted stays where it is.
      setFault(wordsFor({ kind: "refused", code: "network", message: "", fields: [], isPassing: true }));
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, fault, setFault, start: (source: SourceCode) => void start(source) };
}
