import type { JsonValue } from "@mailwright/document";
import type { ShopProduct } from "../../ports/product-port.js";

/** The key of a product among others: two of one id may differ in price. */
export function productOption({ id, price }: Pick<ShopProduct, "id" | "price">): string {
  return `${id}|${price}`;
}

/** Products as the block stores them. */
export function productItems(products: readonly ShopProduct[]): JsonValue[] {
  return products.map(({ id, name, categories, imageUrl, price, currency = "", url, description }) => ({
    productId: id,
    name,
    category: categories.join(", "),
    image: imageUrl,
    price,
    ...(currency !== "" && { currency }),
    url,
    description,
  }));
}

/** The products already seen that are chosen, in the order of choosing: those of another category stay chosen. */
export function chosenProducts(chosen: readonly string[], seen: ReadonlyMap<string, ShopProduct>): readonly ShopProduct[] {
  return chosen.flatMap((option) => seen.get(option) ?? []);
}
