import type { components } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { listAll } from "../call/list-all.js";
import { finish, unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

export type CustomBlock = components["schemas"]["CustomBlock"];
export type CustomBlockDraft = components["schemas"]["CustomBlockDraft"];

/** The user's modules and those of the library, newest first. There may be many megabytes of them: `onPart` is told what has arrived so far. */
export function listCustomBlocks(client: Client, signal?: AbortSignal, onPart?: (part: readonly CustomBlock[]) => void) {
  return listAll(
    (after) => client.http.GET("/api/v2/customblocks", { params: { query: { type: "email", ...after } }, ...withSignal(signal) }),
    onPart,
  );
}

/** Saves a module. */
export function createCustomBlock(client: Client, draft: CustomBlockDraft) {
  return unwrap(client.http.POST("/api/v2/customblocks", { body: draft }));
}

/** Replaces a module: what the draft leaves out is empty afterwards. */
export function saveCustomBlock(client: Client, id: string, draft: CustomBlockDraft) {
  return unwrap(client.http.PUT("/api/v2/customblocks/{id}", { params: { path: { id } }, body: draft }));
}

/** Deletes a module. */
export function deleteCustomBlock(client: Client, id: string) {
  return finish(client.http.DELETE("/api/v2/customblocks/{id}", { params: { path: { id } } }));
}
