import { type Blueprint, documentVersion } from "@mailwright/document";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { prepareIncoming } from "../../base/document/prepare-mjml.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import type { PastedContent } from "../../ports/clipboard-port.js";
import { uploadLibrary } from "../../ports/image-port.js";
import { runSoon } from "../../workspace/commands/run-soon.js";
import { clipboardStrings } from "./clipboard-strings.js";
import { findOwn } from "./find-own.js";
import { useReadForeign } from "./use-read-foreign.js";
import { useUploadPasted } from "./use-upload-pasted.js";

/** Inserts what a clipboard held after the selection: our own blocks and styles, words and pictures from anywhere, whole emails. */
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
        return tell(await runSoon(editor, commandId, { text }));
      };
      try {
        const own = findOwn(content);
        if (own !== undefined) return void (await put(isStyle(own) ? "paste-style" : "paste-blocks", own));
        // Reading takes a while, so a paste that is not allowed is refused before it.
        if (editor.viewState.getState().readOnly) return void tell({ done: false, refusal: "read-only" });
        const foreign = await read(content);
        if (foreign === "too-long") return void toasts.show({ kind: "error", message: say("tooLong") });
        if (foreign === "stopped") return void toasts.show({ kind: "info", message: say("stopped") });
        const { blueprints, rawCount } = foreign;
        const pictures = (content.files ?? []).filter(({ type }) => type.startsWith("image/"));
        // A picture copied from the web comes as a file and as an address. The file is used: the address may stop working.
        const isUploaded =
          pictures.length > 0 && blueprints.every(({ type }) => type === "image") && uploadLibrary(ports.images) !== undefined;
        const pasted = isUploaded ? await upload(pictures) : blueprints;
        if (pasted.length === 0) return isUploaded ? undefined : refuse();
        const isPut = await put("paste-blocks", writeBlueprints(pasted));
        if (isPut && rawCount > 0) toasts.show({ kind: "info", message: say("asWritten", { count: rawCount }) });
      } catch {
        // The code could not be fetched, or this browser cannot read the HTML: the person is told that nothing was pasted.
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
