import { type Client, createTemplate } from "@mailwright/client";
import type { BrowserPorts } from "../ports/browser/browser-ports.js";
import { connectedPorts } from "../ports/connected/connected-ports.js";

/** A browser that keeps nothing. */
export const forgetfulBrowser: BrowserPorts = {
  clock: { now: () => 0 },
  newId: () => "id",
  preferences: { get: () => null, set: () => {} },
  clipboard: { writeText: async () => {} },
  page: { onLeave: () => () => {} },
  crashDrafts: { list: async () => [], write: async () => {}, remove: async () => {}, hold: () => async () => {} },
};

/** The ports of an editor on a template of a real server. */
export function portsOf(client: Client, templateId: string) {
  return connectedPorts({ client, templateId, browser: forgetfulBrowser });
}

/** An editor open on a new template of a real server. */
export async function openNew(client: Client, name: string) {
  const { id } = await createTemplate(client, { name });
  const ports = portsOf(client, id);
  const answer = await ports.store.load();
  if (answer.kind !== "loaded") throw new Error(answer.code);
  return { id, ports, etag: answer.template.etag, loaded: answer.template };
}
