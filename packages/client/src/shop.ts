import type { components } from "@mailwright/contract";
import type { Client } from "./client.js";
import { listAll } from "./list-all.js";
import { finish } from "./unwrap.js";
import { withSignal } from "./with-signal.js";

type CustomFieldSet = components["schemas"]["CustomFieldSet"];

/** The custom fields of the workspace, in their order. */
export function listCustomFields(client: Client, signal?: AbortSignal) {
  return listAll((query) => client.http.GET("/api/v2/contacts/customfields", { params: { query }, ...withSignal(signal) }));
}

/** Puts these in the place of the workspace's custom fields; for administrators. */
export function setCustomFields(client: Client, fields: CustomFieldSet["fields"]) {
  return finish(client.http.PUT("/api/v2/contacts/customfields", { body: { fields } }));
}

/** The connected shops, by name. */
export function listStores(client: Client, signal?: AbortSignal) {
  return listAll((query) => client.http.GET("/api/v2/stores", { params: { query }, ...withSignal(signal) }));
}

/** The categories of a shop, by name. */
export function listStoreCategories(client: Client, storeId: string, signal?: AbortSignal) {
  return listAll((query) =>
    client.http.GET("/api/v2/stores/{id}/categories", { params: { path: { id: storeId }, query }, ...withSignal(signal) }),
  );
}

/** The products of a shop, or of one of its categories, by name. */
export function listProducts(client: Client, storeId: string, category?: string, signal?: AbortSignal) {
  const query = { "return-deleted": false, ...(category !== undefined && { "category-name": category }) };
  return listAll((after) =>
    client.http.GET("/api/v2/products/store/{id}", {
      params: { path: { id: storeId }, query: { ...query, ...after } },
      ...withSignal(signal),
    }),
  );
}
