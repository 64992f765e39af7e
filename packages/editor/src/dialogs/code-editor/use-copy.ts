import { useToasts, useTranslate } from "@mailwright/ui";
import { useEditorServices } from "../../base/context/editor-context.js";
import { copyStrings } from "./copy-strings.js";

/** Copies a text and says so. `undefined` if the editor has no clipboard. */
export function useCopy(): ((text: string) => void) | undefined {
  const say = useTranslate(copyStrings);
  const toasts = useToasts();
  const { clipboard } = useEditorServices().ports;
  if (!clipboard) return undefined;
  const copy = async (text: string) => {
    try {
      await clipboard.writeText(text);
      toasts.show({ kind: "success", message: say("copied") });
    } catch (cause) {
      // If the person refused the permission, nothing is said.
      const isRefused = cause instanceof DOMException && cause.name === "NotAllowedError";
      if (!isRefused) toasts.show({ kind: "error", message: say("notCopied") });
    }
  };
  return (text) => void copy(text);
}
