import { type BlockSeed, documentVersion } from "@mailwright/document";
import { useAnnounce, useToasts, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { useEditorServices } from "../editor-context.js";
import { uploadStrings } from "../uploads/upload-strings.js";
import { useFittingPicture } from "../uploads/use-fitting-picture.js";
import { useTellRefusal } from "../words/refusal-words.js";
import { clipboardStrings } from "./clipboard-strings.js";
import { findOwn } from "./find-own.js";
import type { PastedContent } from "./pasted-content.js";
import { readForeignHtml, readPlainText } from "./read-blocks.js";
import { isEmailSource, readEmail } from "./read-email.js";

/** Puts what a clipboard held after the selection: our own blocks and styles, words and pictures from anywhere, whole emails. */
export function usePaste(): (content: PastedContent) => Promise<void> {
  const { editor, registry, ports } = useEditorServices();
  const tell = useTellRefusal();
  const toasts = useToasts();
  const say = useTranslate(clipboardStrings);
  const upload = useUploadPasted();
  return useCallback(
    async (content) => {
      const refuse = () => void toasts.show({ kind: "error", message: say("notPasted") });
      const own = findOwn(content);
      if (own !== undefined) return void tell(editor.run(isStyle(own) ? "paste-style" : "paste-blocks", { text: own }));
      // Reading takes a while: what is not allowed is refused before.
      if (editor.session.getState().readOnly) return void tell({ done: false, refusal: "read-only" });
      try {
        const { html = "", text = "", files = [] } = content;
        const source = [html, text].find(isEmailSource);
        const words = source === undefined ? (html ? readForeignHtml(html, registry) : readPlainText(text, registry)) : [];
        const pictures = files.filter(({ type }) => type.startsWith("image/"));
        // A picture of the web comes as a file and as its address: the file stays when the web page goes.
        const hasWords = source !== undefined || words.some(({ type }) => type !== "image");
        const isUploaded = pictures.length > 0 && !hasWords && ports.images?.upload !== undefined;
        const seeds = isUploaded ? await upload(pictures) : source === undefined ? words : await readEmail(source, registry, ports.newId);
        if (seeds.length > 0) tell(editor.run("paste-blocks", { text: writeSeeds(seeds) }));
        else if (!isUploaded) refuse();
      } catch {
        // Code that did not come, or a browser that does not read this: the person hears that nothing was pasted.
        refuse();
      }
    },
    [editor, registry, ports, tell, toasts, say, upload],
  );
}

const isStyle = (own: string) => /^\s*\{\s*"mailwright"\s*:\s*"style"/.test(own);

function writeSeeds(seeds: readonly BlockSeed[]): string {
  return JSON.stringify({ mailwright: "blocks", version: documentVersion, blocks: seeds });
}

/** Stores pasted pictures and answers a block for each that was. */
function useUploadPasted(): (files: readonly File[]) => Promise<readonly BlockSeed[]> {
  const { images } = useEditorServices().ports;
  const toasts = useToasts();
  const announce = useAnnounce();
  const say = useTranslate(uploadStrings);
  const fit = useFittingPicture();
  return useCallback(
    async (files) => {
      const seeds: BlockSeed[] = [];
      announce(say("pasting"));
      for (const original of files) {
        const file = await fit(original);
        const answer = file && (await images?.upload?.({ file, scope: images.scopes.includes("template") ? "template" : "global" }));
        if (answer?.kind === "uploaded") seeds.push({ type: "image", props: { src: answer.image.url } });
        else if (answer) toasts.show({ kind: "error", message: say("failed") });
      }
      return seeds;
    },
    [images, toasts, announce, say, fit],
  );
}
