import { type Client, createShareLink, loadSession, loadSharedTemplate, lockTemplate, requestUnlock } from "@mailwright/client";
import { mayRequestUnlock, mayUnlock } from "@mailwright/contract";
import type { SharingPort } from "../sharing-port.js";
import { refusalFrom } from "./answers.js";

/** The lock of a shared template, and what may be shown of one that somebody else holds. */
export function connectedSharing(client: Client, templateId: () => string): SharingPort {
  const find = (signal?: AbortSignal) => loadSharedTemplate(client, templateId(), signal);
  return {
    unlock: () => lockTemplate(client, templateId(), false).then(() => ({ kind: "unlocked" }) as const, refusalFrom),
    describeLocked: (signal) =>
      Promise.all([find(signal), loadSession(client, signal)]).then(
        ([template, user]) => ({
          kind: "described" as const,
          name: template.name,
          mayUnlock: mayUnlock(template, user),
          mayAsk: mayRequestUnlock(template, user),
        }),
        refusalFrom,
      ),
    // Another person may have got the lock since the page was drawn.
    requestUnlock: () =>
      find()
        .then((template) => requestUnlock(client, templateId(), template.collaboratorId ?? ""))
        .then(() => ({ kind: "asked" }) as const, refusalFrom),
    view: () => createShareLink(client, templateId()).then(({ url }) => ({ kind: "viewable", url }) as const, refusalFrom),
  };
}
