import { isRecord } from "../is-record.js";
import type { ShopProduct } from "../product-port.js";

/** What a page answered when it was asked for its stores. Entries that are none are left out, here and below. */
export function readStores(answer: unknown) {
  return { kind: "listed" as const, stores: records(answer).map((store) => ({ id: textOf(store["id"]), name: textOf(store["name"]) })) };
}

/** The names of a store's categories. */
export function readCategories(answer: unknown) {
  return { kind: "listed" as const, categories: listOf(answer).map(textOf) };
}

/** The products of a store, or those that somebody chose in the page's own dialog. */
export function readProducts(answer: unknown) {
  return { kind: "listed" as const, products: records(answer).map(readProduct) };
}

/** Products as they are today, and which of them the store has no more. */
export function readRefreshed(answer: unknown) {
  const products = records(answer).map((product) => ({ ...readProduct(product), isGone: product["isGone"] === true }));
  return { kind: "refreshed" as const, products };
}

function readProduct(product: Readonly<Record<string, unknown>>): ShopProduct {
  return {
    id: textOf(product["id"]),
    name: textOf(product["name"]),
    categories: listOf(product["categories"]).map(textOf),
    imageUrl: textOf(product["imageUrl"]),
    price: textOf(product["price"]),
    ...(textOf(product["currency"]) !== "" && { currency: textOf(product["currency"]) }),
    url: textOf(product["url"]),
    description: textOf(product["description"]),
  };
}

const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const records = (value: unknown) => listOf(value).filter(isRecord);
