import type { Client } from "../call/client.js";
import { unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** One page of the mail that the server kept instead of sending, newest first. */
export function listInbox(client: Client, page: { limit?: number; offset?: number } = {}, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/inbox", { params: { query: page }, ...withSignal(signal) }));
}

/** One mail with its plain text. Its HTML is the page at `client.resolveUrl(mail.htmlUrl)`. */
export function getInboxMail(client: Client, id: string, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/inbox/{id}", { params: { path: { id } }, ...withSignal(signal) }));
}

/** The whole message as it went over the wire. */
export function getInboxSource(client: Client, id: string, signal?: AbortSignal): Promise<string> {
  return unwrap(client.http.GET("/api/v2/inbox/{id}/source", { params: { path: { id } }, parseAs: "text", ...withSignal(signal) }));
}
