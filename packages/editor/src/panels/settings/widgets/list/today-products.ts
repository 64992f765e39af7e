import type { JsonValue } from "@mailwright/document";
import { isRecord } from "../../../../ports/is-record.js";
import type { KnownProduct, ProductToday } from "../../../../ports/product-port.js";

/** The products of a block that a shop may know again. */
export function knownProducts(items: unknown): readonly KnownProduct[] {
  return recordsOf(items).flatMap(({ productId, url }) =>
    typeof productId === "string" && productId !== "" ? [{ id: productId, url: typeof url === "string" ? url : "" }] : [],
  );
}

/** The items with the prices and pictures of today; whatever else somebody wrote stays. Those that nobody knows stay as they are. */
export function withToday(items: unknown, today: readonly ProductToday[]): JsonValue[] {
  return recordsOf(items).map((item): JsonValue => {
    const url = typeof item["url"] === "string" ? item["url"] : "";
    const found = today.find((product) => product.id === item["productId"] && (url === "" || product.url === url));
    if (!found) return item;
    if (found.isGone) return { ...item, gone: true };
    const { gone: _, ...kept } = item;
    const { price, currency = "", imageUrl } = found;
    return { ...kept, price, ...(currency !== "" && { currency }), ...(imageUrl !== "" && { image: imageUrl }) };
  });
}

type Item = Readonly<Record<string, JsonValue>>;

const recordsOf = (items: unknown): readonly Item[] => (Array.isArray(items) ? (items.filter(isRecord) as Item[]) : []);
