import { type Client, cloneTemplate, getSystemTemplate, getTemplate, loadSession, lockTemplate, saveTemplate } from "@mailwright/client";
import { blockRightsOf, freePlanNumber, locksOnOpen, type Template } from "@mailwright/contract";
import { shortenOwnAddresses } from "@mailwright/document";
import type { LoadedTemplate, SaveAnswer, TemplateContent, TemplateStore } from "../template-store.js";
import { loadedFrom, refusalFrom, saveRefusalFrom } from "./answers.js";
import { parseVersion, remember, saveChange, type TemplateHold } from "./template-hold.js";

/** Loads and saves over REST. `load` is the first call to the server. */
export function connectedStore(hold: TemplateHold): Required<Omit<TemplateStore, "isDriven">> {
  const { client } = hold;
  const refusalOf = (error: unknown, template: object) =>
    saveRefusalFrom(error, { client, user: hold.user, sizeBytes: () => new Blob([JSON.stringify({ template })]).size });
  return {
    // Drafts stay in the browser, which several people may use, so one user's work is not offered to the next.
    key: () => [client.apiUrl, hold.user?.id ?? "", hold.id].join(" "),
    load: (signal, isAlone) => load(hold, signal, isAlone).then((template) => ({ kind: "loaded", template }) as const, refusalFrom),
    save(content, etag) {
      const template = bodyOf(client, content);
      return saveChange(hold, { template, ...hold.made }, parseVersion(etag)).then(
        (stored): SaveAnswer => ({ kind: "saved", ...remember(hold, stored) }),
        (error: unknown) => refusalOf(error, template),
      );
    },
    async saveCopy(content) {
      const template = bodyOf(client, content);
      try {
        // If a copy was made but could not be saved, the next try uses the same copy.
        hold.copy ??= await cloneTemplate(client, hold.id);
        const stored = await saveTemplate(client, hold.copy.id, { template }, hold.copy.version);
        Object.assign(hold, { id: stored.id, isSystem: false, copy: undefined });
        return { kind: "saved", ...remember(hold, stored) };
      } catch (error) {
        return refusalOf(error, template);
      }
    },
  };
}

async function load(hold: TemplateHold, signal: AbortSignal | undefined, isAlone = false): Promise<LoadedTemplate> {
  const { client } = hold;
  const fetchTemplate = () => (hold.isSystem ? getSystemTemplate : getTemplate)(client, hold.id, signal);
  const [session, found] = await Promise.all([loadSession(client, signal), fetchTemplate()]);
  hold.user = session;
  const together = !isAlone && found.isShared && session.liveEditing && session;
  const template = !together && locksOnOpen(found, session) ? await takeLock(client, found, fetchTemplate) : found;
  hold.known = template;
  return {
    ...loadedFrom(template, { client, user: session }),
    entitlements: blockRightsOf(session),
    mode: session.dnd_mode,
    ...(together && { ownName: together }),
    ...(session.subscriptionPlan === freePlanNumber && { triedBy: session.id }),
  };
}

/**
 * Opening a shared draft of somebody else takes its lock, so that two people do not edit at once. The newest version is loaded after that.
 */
async function takeLock(client: Client, found: Template, fetchAgain: () => Promise<Template>): Promise<Template> {
  const locked = await lockTemplate(client, found.id, true);
  return locked.version === found.version ? { ...found, ...locked, template: found.template } : fetchAgain();
}

// The server writes the addresses of its pictures when it sends the email, because its own address may have changed by then.
function bodyOf({ apiUrl }: Client, { document, html }: TemplateContent) {
  return { html: shortenOwnAddresses(html, apiUrl), css: "", components: document };
}
