import type { Client } from "../call/client.js";
import { unwrap } from "../call/unwrap.js";

/** Keeps what is stored now, under a name. */
export function createVersion(client: Client, id: string, name: string) {
  return unwrap(client.http.POST("/api/v2/usertemplate/{id}/version", { params: { path: { id } }, body: { name } }));
}

/** Names a version or renames it; an empty name takes it away. */
export function nameVersion(client: Client, id: string, versionDate: string, name: string) {
  return unwrap(
    client.http.PATCH("/api/v2/usertemplate/{id}/version/{versionDate}", { params: { path: { id, versionDate } }, body: { name } }),
  );
}
