import { type Blueprint, documentVersion } from "@mailwright/document";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { prepareIncoming } from "../../base/document/prepare-mjml.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import type { PastedContent } from "../../ports/clipboard-port.js";
import { clipboardStrings } from "./clipboard-strings.js";
import { findOwn } from "./find-own.js";
import { useReadForeign } from "./use-read-foreign.js";
import { useUploadPasted } from "./use-upload-pasted.js";

/** Puts what a clipboard held after the selection: our own blocks and styles, words and pictures from anywhere, whole emails. */
export function usePaste(): (content: PastedContent) => Promise<void> {
  const { editor, ports } = useEditorServices();
  const tell = useTellRefusal();
  const toasts = useToasts();
  const say = useTranslate(clipboardStrings);
  const read = useReadForeign();
  const upload = useUploadPasted();
  return useCallback(
    async (content) => {
      const refuse = () => void toasts.show({ kind: "error", message: say("notPasted") });
      const put = async (commandId: "paste-blocks" | "paste-style", text: string) => {
        await prepareIncoming(text);
        return tell(editor.run(commandId, { text }));
      };
      try {
        const own = findOwn(content);
        if (own !== undefined) return void (await put(isStyle(own) ? "paste-style" : "paste-blocks", own));
        // Reading takes a while: what is not allowed is refused before.
        if (editor.viewState.getState().readOnly) return void tell({ done: false, refusal: "read-only" });
        const foreign = await read(content);
        if (foreign === "too-long") return void toasts.show({ kind: "error", message: say("tooLong") });
        if (foreign === "stopped") return void toasts.show({ kind: "info", message: say("stopped") });
        const { blueprints, rawCount } = foreign;
        const pictures = (content.files ?? []).filter(({ type }) => type.startsWith("image/"));
        // A picture of the web comes as a file and as its address: the file stays when the web page goes.
        const isUploaded = pictures.length > 0 && blueprints.every(({ type }) => type === "image") && ports.images?.upload !== undefined;
        const pasted = isUploaded ? await upload(pictures) : blueprints;
        if (pasted.length === 0) return isUploaded ? undefined : refuse();
        const isPut = await put("paste-blocks", writeBlueprints(pasted));
        if (isPut && rawCount > 0) toasts.show({ kind: "info", message: say("asWritten", { count: rawCount }) });
      } catch {
        // Code that did not come, or a browser that does not read this: the person hears that nothing was pasted.
        refuse();
      }
    },
    [editor, ports, tell, toasts, say, read, upload],
  );
}

const isStyle = (own: string) => /^\s*\{\s*"mailwright"\s*:\s*"style"/.test(own);

function writeBlueprints(blueprints: readonly Blueprint[]): string {
  return JSON.stringify({ mailwright: "blocks", version: documentVersion, blocks: blueprints });
}
