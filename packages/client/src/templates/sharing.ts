import type { Client } from "../call/client.js";
import { listAll } from "../call/list-all.js";
import { finish, unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** Takes the lock of a shared template, or releases it. */
export function lockTemplate(client: Client, id: string, status: boolean) {
  return unwrap(client.http.PATCH("/api/v2/usertemplate/sharing/{id}/lock/{status}", { params: { path: { id, status } } }));
}

/** Asks whoever edits the template, by mail, to release it. */
export function requestUnlock(client: Client, templateId: string, collaboratorId: string) {
  const path = { templateId, collaboratorId };
  return unwrap(client.http.POST("/api/v2/usertemplate/sharing/email/unlock/{collaboratorId}/{templateId}", { params: { path } }));
}

/** The addresses of the shared view that were given away and still work: all of them for the owner, one's own for a collaborator. */
export function listShareLinks(client: Client, id: string, signal?: AbortSignal) {
  return listAll((query) =>
    client.http.GET("/api/v2/usertemplate/{id}/share-links", { params: { path: { id }, query }, ...withSignal(signal) }),
  );
}

/** Ends one of them. */
export function revokeShareLink(client: Client, id: string, linkId: string) {
  return finish(client.http.DELETE("/api/v2/usertemplate/{id}/share-links/{linkId}", { params: { path: { id, linkId } } }));
}

/** Ends all of them. */
export function revokeShareLinks(client: Client, id: string) {
  return finish(client.http.DELETE("/api/v2/usertemplate/{id}/share-links", { params: { path: { id } } }));
}

/** An address of the shared view to give away. */
export function createShareLink(client: Client, id: string) {
  return unwrap(client.http.POST("/api/v2/usertemplate/{id}/share-link", { params: { path: { id } } }));
}
