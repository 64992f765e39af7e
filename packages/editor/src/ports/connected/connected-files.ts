import { type Client, uploadFile } from "@mailwright/client";
import { fileTypes, fileUploadMaxBytes } from "@mailwright/contract";
import type { FilePort } from "../file-port.js";
import { refusalFrom } from "./answers.js";

/** Files that links lead to, kept on the server with the template. */
export function connectedFiles(client: Client, templateId: () => string): FilePort {
  return {
    endings: Object.keys(fileTypes),
    bytesMax: fileUploadMaxBytes,
    upload: ({ file, onProgress, signal }) =>
      uploadFile(client, file, { onProgress, signal, templateId: templateId() }).then(
        ({ url, originalName }) => ({ kind: "uploaded", url, name: originalName }),
        refusalFrom,
      ),
  };
}
