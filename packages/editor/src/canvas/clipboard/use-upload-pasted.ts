import type { Blueprint } from "@mailwright/document";
import { useAnnounce, useToasts, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { uploadStrings } from "../../workspace/uploads/upload-strings.js";
import { useFittingPicture } from "../../workspace/uploads/use-fitting-picture.js";

/** Stores pasted pictures. Answers a block for each picture that was stored. */
export function useUploadPasted(): (files: readonly File[]) => Promise<readonly Blueprint[]> {
  const { images } = useEditorServices().ports;
  const toasts = useToasts();
  const announce = useAnnounce();
  const say = useTranslate(uploadStrings);
  const fit = useFittingPicture();
  return useCallback(
    async (files) => {
      const blueprints: Blueprint[] = [];
      announce(say("pasting"));
      for (const original of files) {
        const file = await fit(original);
        const answer = file && (await images?.upload?.({ file, scope: images.scopes.includes("template") ? "template" : "global" }));
        if (answer?.kind === "uploaded") blueprints.push({ type: "image", props: { src: answer.image.url } });
        else if (answer) toasts.show({ kind: "error", message: say("failed") });
      }
      return blueprints;
    },
    [images, toasts, announce, say, fit],
  );
}
