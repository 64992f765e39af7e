import type { components, operations } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { type JobOptions, unwrapOrFollow } from "../call/jobs.js";
import { listAll } from "../call/list-all.js";
import { finish, unwrap, unwrapAnswer } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** A connected shop. */
export type Store = components["schemas"]["Store"];
/** A shop that is to be connected, and what it is entered with. */
export type StoreDraft = components["schemas"]["StoreDraft"];
/** Words of the name, a category, one product by its id, and from where on. */
export type ProductQuery = NonNullable<operations["listProducts"]["parameters"]["query"]>;

/** Some products of a shop. */
export interface ProductPage {
  products: components["schemas"]["Product"][];
  /** Sent as `after` it gives the next page; null at the end. */
  next: string | null;
}

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

/** Connects a shop, for administrators: it is entered once, and its products are read. */
export function createStore(client: Client, draft: StoreDraft): Promise<Store> {
  return unwrap(client.http.POST("/api/v2/stores", { body: draft }));
}

/** Disconnects a shop, for administrators. */
export function deleteStore(client: Client, id: string): Promise<void> {
  return finish(client.http.DELETE("/api/v2/stores/{id}", { params: { path: { id } } }));
}

/** Has the products of a shop read anew, and waits until that is done. */
export async function refreshStore(client: Client, id: string, options: JobOptions = {}): Promise<void> {
  await unwrapOrFollow<components["schemas"]["Job"] | Store>(
    client,
    (header) => client.http.POST("/api/v2/stores/{id}/refresh", { params: { path: { id }, header }, ...withSignal(options.signal) }),
    options,
  );
}

/** One page of the products of a shop whose names hold these words, and where it goes on. */
export async function searchProducts(client: Client, storeId: string, query: ProductQuery, signal?: AbortSignal): Promise<ProductPage> {
  const { data, response } = await unwrapAnswer(
    client.http.GET("/api/v2/products/store/{id}", { params: { path: { id: storeId }, query }, ...withSignal(signal) }),
  );
  return { products: data, next: response.headers.get("x-next-cursor") };
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
