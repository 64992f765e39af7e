import type { EmailDocument } from "@mailwright/document";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { importCodeStrings } from "./import-code-strings.js";

/** Replaces the template by a document, as one undo step, if that is allowed. */
export function useImport(): (document: EmailDocument, rawCount: number) => void {
  const say = useTranslate(importCodeStrings);
  const toasts = useToasts();
  const tell = useTellRefusal();
  const { close } = useWorkspaceActions();
  const { editor } = useEditorServices();
  return (document, rawCount) => {
    if (editor.viewState.getState().readOnly) return void tell({ done: false, refusal: "read-only" });
    editor.commitText();
    editor.document.replace(document, { label: { key: "replace" } });
    toasts.show({ kind: "success", message: rawCount > 0 ? say("importedInPart", { count: rawCount }) : say("imported") });
    return close();
  };
}
