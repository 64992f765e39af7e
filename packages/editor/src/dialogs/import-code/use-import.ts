import { type EmailDocument, writeDocument } from "@mailwright/document";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { importCodeStrings } from "./import-code-strings.js";

/** Replaces the template by a document, as one undo step, if that is allowed. */
export function useImport(): (document: EmailDocument, rawCount: number) => void {
  const say = useTranslate(importCodeStrings);
  const toasts = useToasts();
  const tell = useTellRefusal();
  const { close } = useWorkspaceActions();
  const editor = useLaterCommands();
  return (document, rawCount) => {
    if (!tell(editor.run("replace-document", { document: writeDocument(document) }))) return undefined;
    toasts.show({ kind: "success", message: rawCount > 0 ? say("importedInPart", { count: rawCount }) : say("imported") });
    return close();
  };
}
