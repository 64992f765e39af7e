import type { ActivityGroup } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { listPage } from "../call/list-all.js";
import { withSignal } from "../call/with-signal.js";

/** Of which template, and of which kind; of all that one sees, and of every kind, where nothing is said. */
export interface ActivityQuery {
  readonly templateId?: string | undefined;
  /** Of all that one sees only what is shared with this team, by its id. */
  readonly team?: string | undefined;
  readonly group?: ActivityGroup | undefined;
}

/** A page of what people did with templates, newest first: the first, or the one after what `next` of the last page named. */
export function listActivity(client: Client, { templateId, team, group }: ActivityQuery, after: string | null, signal?: AbortSignal) {
  const of = group === undefined ? {} : { group };
  return listPage((page) => {
    const query = { ...of, ...page };
    const options = withSignal(signal);
    return templateId === undefined
      ? client.http.GET("/api/v2/activity", { params: { query: { ...query, ...(team !== undefined && { team }) } }, ...options })
      : client.http.GET("/api/v2/usertemplate/{id}/activity", { params: { path: { id: templateId }, query }, ...options });
  }, after);
}
