import type { WorkspaceSettings } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** What is settled for the whole workspace. */
export function getWorkspace(client: Client, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/workspace", withSignal(signal)));
}

/** Settles something for the whole workspace; for administrators. */
export function changeWorkspace(client: Client, change: Partial<WorkspaceSettings>) {
  return unwrap(client.http.PATCH("/api/v2/workspace", { body: change }));
}
