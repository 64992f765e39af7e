import { type Client, copyAssetToTemplate, isApiError } from "@mailwright/client";
import { connectedLibrary, rememberAssets } from "@mailwright/views/connected-pictures";
import type { ImagePort } from "../image-port.js";
import { refusalFrom } from "./answers.js";

/** The user's and the template's pictures on the server. */
export function connectedImages(client: Client, templateId: () => string): ImagePort {
  const known = rememberAssets();
  return {
    libraries: {
      global: connectedLibrary(client, { refusalFrom, known, templateId }),
      template: connectedLibrary(client, { refusalFrom, known, templateId, target: templateId }),
    },
    copyToTemplate: (picture) =>
      copyAssetToTemplate(client, known.of(picture), templateId()).then(
        (asset) => ({ kind: "copied", picture: known.take(asset) }),
        // It was copied before: what was asked for is so.
        (error: unknown) => (isApiError(error, "name-taken") ? { kind: "copied", picture } : refusalFrom(error)),
      ),
  };
}
