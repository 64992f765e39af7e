import type { Blueprint } from "@mailwright/document";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { useUploadPicture } from "../../workspace/uploads/use-upload-picture.js";
import { clipboardStrings } from "./clipboard-strings.js";

/** Stores pasted pictures. Answers a block for each picture that was stored. */
export function useUploadPasted(): (files: readonly File[]) => Promise<readonly Blueprint[]> {
  const announce = useAnnounce();
  const say = useTranslate(clipboardStrings);
  const upload = useUploadPicture();
  return useCallback(
    async (files) => {
      const blueprints: Blueprint[] = [];
      announce(say("uploading"));
      for (const file of files) {
        const src = await upload(file);
        if (src !== undefined) blueprints.push({ type: "image", props: { src } });
      }
      return blueprints;
    },
    [announce, say, upload],
  );
}
