import { type Client, listTemplateAssets, listUserAssets, uploadAssets } from "@mailwright/client";
import type { Asset } from "@mailwright/contract";
import type { ImagePort, ImageRecord } from "../image-port.js";
import { refusalFrom } from "./answers.js";

/** The user's and the template's pictures on the server. */
export function connectedImages(client: Client, templateId: () => string): ImagePort {
  return {
    scopes: ["global", "template"],
    list: async (scope, signal) => {
      try {
        const assets = await (scope === "global" ? listUserAssets(client, signal) : listTemplateAssets(client, templateId(), signal));
        return { kind: "listed", images: assets.map(recordOf) };
      } catch (error) {
        return refusalFrom(error);
      }
    },
    upload: async ({ file, scope, onProgress, signal }) => {
      try {
        const options = { onProgress, signal, templateId: scope === "template" ? templateId() : undefined };
        const [asset] = await uploadAssets(client, [file], options);
        if (!asset)
          return { kind: "refused", code: "unreadable-answer", message: "The server stored nothing.", fields: [], isPassing: false };
        return { kind: "uploaded", image: recordOf(asset) };
      } catch (error) {
        return refusalFrom(error);
      }
    },
  };
}

function recordOf({ id, originalName, url, widthPx, heightPx }: Asset): ImageRecord {
  return { id, name: originalName, url, widthPx, heightPx };
}
