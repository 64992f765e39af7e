import { useToasts } from "@mailwright/ui";
import { useUploadFaults } from "@mailwright/views/pictures";
import { useCallback } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { uploadLibrary } from "../../ports/image-port.js";
import { useFittingPicture } from "./use-fitting-picture.js";

/** Stores a picture that comes from elsewhere than the dialog, and answers its address; or says why it could not. */
export function useUploadPicture(): (file: File) => Promise<string | undefined> {
  const library = uploadLibrary(useEditorServices().ports.images);
  const toasts = useToasts();
  const sayFault = useUploadFaults();
  const fit = useFittingPicture();
  return useCallback(
    async (original) => {
      const file = await fit(original);
      const { signal } = new AbortController();
      const answer = file && (await library?.upload?.({ file, signal, onProgress: ignore }));
      if (answer?.kind === "uploaded") return answer.picture.url;
      if (answer) toasts.show({ kind: "error", message: sayFault(original.name, answer.code) });
      return undefined;
    },
    [library, toasts, sayFault, fit],
  );
}

const ignore = () => undefined;
