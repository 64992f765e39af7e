import type { CategoryChange, CategoryDraft, operations } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { listAll } from "../call/list-all.js";
import { finish, unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

export type CategoryListQuery = Omit<NonNullable<operations["listCategories"]["parameters"]["query"]>, "after">;

/** The categories with their counts. */
export function listCategories(client: Client, query: CategoryListQuery = {}, signal?: AbortSignal) {
  return listAll((after) => client.http.GET("/api/v2/categories", { params: { query: { ...query, ...after } }, ...withSignal(signal) }));
}

/** A new category of system templates, or of modules. */
export function createCategory(client: Client, draft: CategoryDraft) {
  return unwrap(client.http.POST("/api/v2/categories", { body: draft }));
}

/** Renames, hides or shows. */
export function saveCategory(client: Client, id: string, change: CategoryChange) {
  return unwrap(client.http.PATCH("/api/v2/categories/{id}", { params: { path: { id } }, body: change }));
}

/** Deletes a category. What was inside stays, without it. */
export function deleteCategory(client: Client, id: string) {
  return finish(client.http.DELETE("/api/v2/categories/{id}", { params: { path: { id } } }));
}
