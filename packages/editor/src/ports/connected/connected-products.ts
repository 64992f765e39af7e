import { type Client, listProducts, listStoreCategories, listStores, refreshStore, searchProducts } from "@mailwright/client";
import type { components } from "@mailwright/contract";
import type { KnownProduct, ProductPort, ProductToday, ShopProduct } from "../product-port.js";
import { refusalFrom } from "./answers.js";

type Product = components["schemas"]["Product"];

/** The shops that the server knows. */
export function connectedProducts(client: Client): ProductPort {
  const write = (product: Product): ShopProduct => ({
    id: product.productId,
    name: product.productName,
    categories: product.productCategories,
    imageUrl: client.resolveUrl(product.imageLink),
    price: product.price,
    currency: product.currency ?? "",
    url: product.productLink,
    description: product.productDescription,
  });
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
        (found) => ({ kind: "listed" as const, products: found.map(write) }),
        refusalFrom,
      ),
    refresh: (known, signal) =>
      readToday(client, known, signal).then(
        (found) => ({
          kind: "refreshed" as const,
          products: found.map((product): ProductToday => ({ ...write(product), isGone: product.isDeleted === true })),
        }),
        refusalFrom,
      ),
  };
}

/** Has the shops that know these products read anew, and answers what they say then. */
async function readToday(client: Client, known: readonly KnownProduct[], signal: AbortSignal): Promise<readonly Product[]> {
  const found: Product[] = [];
  for (const { storeUuid, kind } of await listStores(client, signal)) {
    if ((await productsIn(client, storeUuid, known, signal)).length === 0) continue;
    if (kind) await refreshStore(client, storeUuid, { signal });
    found.push(...(await productsIn(client, storeUuid, known, signal)));
  }
  return found;
}

/** Those of the products that a shop has or had. Two shops may use the same id: then it is the address that decides. */
async function productsIn(
  client: Client,
  storeId: string,
  known: readonly KnownProduct[],
  signal: AbortSignal,
): Promise<readonly Product[]> {
  const pages = await Promise.all(
    known.map(async ({ id, url }) => {
      const { products } = await searchProducts(client, storeId, { "product-id": id, "return-deleted": true }, signal);
      return products.filter(({ productLink }) => productLink === url || url === "");
    }),
  );
  return pages.flat();
}
