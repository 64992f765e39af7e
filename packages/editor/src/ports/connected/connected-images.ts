import { type Client, copyAssetToTemplate, getAsset, importAsset, isApiError } from "@mailwright/client";
import { connectedLibrary, rememberAssets } from "@mailwright/views/connected-pictures";
import type { ImagePort } from "../image-port.js";
import { refusalFrom } from "./answers.js";

/** Pictures of a server of ours, whatever its name. */
const ownAddress = /\/api\/v2\/assets\/public\/([0-9a-f-]{36})\//;

/** The user's and the template's pictures on the server. */
export function connectedImages(client: Client, templateId: () => string): ImagePort {
  const known = rememberAssets();
  const template = connectedLibrary(client, { refusalFrom, known, templateId, target: templateId });
  const store = async (url: string, signal: AbortSignal) => {
    const answer = await importAsset(client, url, { signal, templateId: templateId() }).catch(refusalFrom);
    return "kind" in answer ? answer : ({ kind: "found", picture: known.take(answer), scope: "template" } as const);
  };
  return {
    libraries: { global: connectedLibrary(client, { refusalFrom, known, templateId }), template },
    find: async (url, signal) => {
      const [, id] = ownAddress.exec(url) ?? [];
      if (id === undefined) return store(url, signal);
      return getAsset(client, id, signal).then(
        (details) => ({ kind: "found", picture: known.take(details.asset), scope: details.templateId === null ? "global" : "template" }),
        // Somebody else's, such as one of a ready-made template: a copy of it may be edited.
        (error: unknown) => (isApiError(error, "not-found") ? store(url, signal) : refusalFrom(error)),
      );
    },
    copyToTemplate: (picture) =>
      copyAssetToTemplate(client, known.of(picture), templateId()).then(
        (asset) => ({ kind: "copied", picture: known.take(asset) }),
        // It was copied before: what was asked for is so.
        (error: unknown) => (isApiError(error, "name-taken") ? { kind: "copied", picture } : refusalFrom(error)),
      ),
  };
}
