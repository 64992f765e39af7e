import type { components } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { listAll } from "../call/list-all.js";
import { finish, unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** An account at a service that is kept; nothing secret is in it. */
export type Connection = components["schemas"]["Connection"];
/** What is given to keep one. */
export type ConnectionDraft = components["schemas"]["ConnectionDraft"];
/** What the service said of one; `isGood` is null where it cannot be asked. */
export type ConnectionTest = components["schemas"]["ConnectionTest"];

/** One's own connections and those of the team, by service and name. */
export function listConnections(client: Client, signal?: AbortSignal): Promise<Connection[]> {
  return listAll((query) => client.http.GET("/api/v2/connections", { params: { query }, ...withSignal(signal) }));
}

/** Keeps an account: for oneself, or, as an administrator, for the team. */
export function createConnection(client: Client, draft: ConnectionDraft): Promise<Connection> {
  return unwrap(client.http.POST("/api/v2/connections", { body: draft }));
}

/** Forgets one. The service is not told. */
export function deleteConnection(client: Client, id: string): Promise<void> {
  return finish(client.http.DELETE("/api/v2/connections/{id}", { params: { path: { id } } }));
}

/** Asks the service whether one is good. */
export function testConnection(client: Client, id: string, signal?: AbortSignal): Promise<ConnectionTest> {
  return unwrap(client.http.POST("/api/v2/connections/{id}/test", { params: { path: { id } }, ...withSignal(signal) }));
}
