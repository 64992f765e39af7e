import { type Client, listProducts, listStoreCategories, listStores } from "@mailwright/client";
import type { ProductPort } from "../product-port.js";
import { refusalFrom } from "./answers.js";

/** The shops that the server knows. */
export function connectedProducts(client: Client): ProductPort {
  return {
    stores: (signal) =>
      listStores(client, signal).then(
        (found) => ({
          kind: "listed" as const,
          stores: found.map(({ storeUuid, storeUrl, name }) => ({ id: storeUuid, name: name ?? storeUrl })),
        }),
        refusalFrom,
      ),
    categories: (storeId, signal) =>
      listStoreCategories(client, storeId, signal).then(
        (found) => ({ kind: "listed" as const, categories: found.map(({ path }) => path.join(" / ")) }),
        refusalFrom,
      ),
    products: (storeId, category, signal) =>
      listProducts(client, storeId, category, signal).then(
        (found) => ({
          kind: "listed" as const,
          products: found.map((product) => ({
            id: product.productId,
            name: product.productName,
            categories: product.productCategories,
            imageUrl: client.resolveUrl(product.imageLink),
            price: product.price,
            url: product.productLink,
            description: product.productDescription,
          })),
        }),
        refusalFrom,
      ),
  };
}
