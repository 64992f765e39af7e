import { useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { preparePicture, uploadStrings, useUploadFaults } from "@mailwright/views/pictures";
import { useCallback } from "react";

/** Makes a picture small enough to be stored, and says how much smaller it became. `undefined` if it cannot be used, which it says too. */
export function useFittingPicture(): (file: File) => Promise<File | undefined> {
  const say = useTranslate(uploadStrings);
  const sayFault = useUploadFaults();
  const toasts = useToasts();
  const { bytes } = useFormats();
  return useCallback(
    async (original) => {
      const prepared = await preparePicture(original);
      if (prepared.kind === "refused") {
        toasts.show({ kind: "error", message: sayFault(original.name, prepared.code) });
        return undefined;
      }
      const { file, beforeBytes } = prepared;
      if (file.size < beforeBytes) {
        const words = { name: original.name, before: bytes(beforeBytes), after: bytes(file.size) };
        toasts.show({ kind: "success", message: say("reduced", words) });
      }
      return file;
    },
    [say, sayFault, toasts, bytes],
  );
}
