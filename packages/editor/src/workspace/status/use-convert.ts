import { useToasts, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { usePortWords } from "../../base/words/port-words.js";
import { useWorkspace, useWorkspaceActions } from "../workspace-context.js";
import { headerExtraStrings } from "./header-extra-strings.js";

/** Makes a starter of the open template, which stays open as a starter. */
export function useConvert() {
  const say = useTranslate(headerExtraStrings);
  const wordsFor = usePortWords();
  const toasts = useToasts();
  const { status } = useEditorServices().ports;
  const { takeInfo, goTo, close } = useWorkspaceActions();
  const etag = useWorkspace((workspace) => workspace.etag);
  const [isConverting, setConverting] = useState(false);
  const convert = async () => {
    setConverting(true);
    const answer = await status?.convert?.(etag);
    setConverting(false);
    if (!answer) return;
    if (answer.kind === "refused") {
      toasts.show({ kind: "error", message: wordsFor(answer) });
      return;
    }
    takeInfo(answer.info, answer.etag);
    toasts.show({ kind: "success", message: say("converted") });
    close();
    // A reload must open the starter and not the template that it was.
    goTo(`/edit/${encodeURIComponent(answer.info.id)}?system=true`, true);
  };
  return { isConverting, convert: () => void convert() };
}
