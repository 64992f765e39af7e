import type { operations } from "@mailwright/contract";
import type { Client } from "./client.js";
import { unwrap } from "./unwrap.js";
import { withSignal } from "./with-signal.js";

export type CategoryListQuery = NonNullable<operations["listCategories"]["parameters"]["query"]>;

/** The categories with their counts. */
export function listCategories(client: Client, query: CategoryListQuery = {}, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/categories", { params: { query }, ...withSignal(signal) }));
}
