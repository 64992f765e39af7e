import { pageSizeMax, type TemplateSummary } from "@mailwright/contract";
import { ApiError } from "../call/api-error.js";
import type { Client } from "../call/client.js";
import { unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** One template out of those that the user shares or is given to share: also one that is locked, which cannot be opened. */
export async function loadSharedTemplate(client: Client, id: string, signal?: AbortSignal): Promise<TemplateSummary> {
  for (let offset = 0, isLast = false; !isLast; offset += pageSizeMax) {
    const params = { query: { limit: pageSizeMax, offset } };
    const page = await unwrap(client.http.GET("/api/v2/usertemplate/sharing", { params, ...withSignal(signal) }));
    const found = page.elements.find((template) => template.id === id);
    if (found) return found;
    isLast = page["last-page"];
  }
  throw new ApiError("The template is not shared with this user.", { code: "template-not-found", status: 404 });
}
