import { type Client, listActivity } from "@mailwright/client";
import type { ListActivity } from "../activity-port.js";
import { refusalFrom } from "./answers.js";

/** What people did with a template at the server. */
export function connectedActivity(client: Client, templateId: string): ListActivity {
  return (group, after, signal) =>
    listActivity(client, { templateId, group }, after ?? null, signal).then(
      ({ entries, next }) => ({ kind: "listed", entries, next: next ?? undefined }) as const,
      refusalFrom,
    );
}
