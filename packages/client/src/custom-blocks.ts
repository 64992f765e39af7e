import type { components } from "@mailwright/contract";
import type { Client } from "./client.js";
import { finish, unwrap } from "./unwrap.js";
import { withSignal } from "./with-signal.js";

export type CustomBlock = components["schemas"]["CustomBlock"];
export type CustomBlockDraft = components["schemas"]["CustomBlockDraft"];

/** The user's modules and those of the library, newest first. */
export function listCustomBlocks(client: Client, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/customblocks", { params: { query: { type: "email" } }, ...withSignal(signal) }));
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
