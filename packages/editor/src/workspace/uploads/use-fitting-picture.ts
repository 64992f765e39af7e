import { useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { compressPicture } from "./compress-picture.js";
import { uploadStrings } from "./upload-strings.js";

/** Makes a picture small enough to be stored, and says how much smaller it became. `undefined` if that fails, which it says too. */
export function useFittingPicture(): (file: File) => Promise<File | undefined> {
  const say = useTranslate(uploadStrings);
  const toasts = useToasts();
  const { bytes } = useFormats();
  return useCallback(
    async (original) => {
      try {
        const { file, beforeBytes } = await compressPicture(original);
        if (file !== original) {
          const words = { name: original.name, before: bytes(beforeBytes), after: bytes(file.size) };
          toasts.show({ kind: "success", message: say("reduced", words) });
        }
        return file;
      } catch {
        // Whatever the browser could not do with the picture, the words are the same: the person can only choose another one.
        toasts.show({ kind: "error", message: say("notReduced") });
        return undefined;
      }
    },
    [say, toasts, bytes],
  );
}
