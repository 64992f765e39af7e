import type { EditorPorts } from "../editor-ports.js";
import { isRecord } from "../is-record.js";
import type { KnownProduct, ShopProduct } from "../product-port.js";
import { ask } from "./ask-host.js";

/** A product as a page names it. What is left out is empty. */
export type HostProduct = Pick<ShopProduct, "id" | "name"> & Partial<ShopProduct>;

/** What a page supplies for the products block. */
export interface HostProductProviders {
  /** `false` is the same as leaving it out. */
  readonly shop?: HostShop | false;
}

/** The shops of a page. */
export interface HostShop {
  readonly stores?: () => Promise<readonly { readonly id: string; readonly name: string }[]>;
  readonly categories?: (storeId: string) => Promise<readonly string[]>;
  /** All products of a shop, or those of one category. */
  readonly products?: (storeId: string, category: string | undefined) => Promise<readonly HostProduct[]>;
  /** What the shops say of products of an email today; `isGone` for those that they have no more. Those that they do not know are left out. */
  readonly refresh?: (products: readonly KnownProduct[]) => Promise<readonly (HostProduct & { readonly isGone?: boolean })[]>;
  /** Shows the page's own dialog instead of the editor's, and answers the products for the block. */
  readonly open?: () => Promise<readonly HostProduct[] | null | undefined>;
  /** The page where people connect a shop who have none yet. */
  readonly connectUrl?: string;
}

/** The product port over a page's own functions. */
export function hostProducts({ shop }: HostProductProviders): Pick<EditorPorts, "products"> {
  if (!shop || !(shop.open || (shop.stores && shop.products))) return {};
  const { open, refresh } = shop;
  const readProducts = (products: unknown) => ({ kind: "listed", products: records(products).map(readProduct) }) as const;
  return {
    products: {
      ...(shop.connectUrl !== undefined && { connectUrl: shop.connectUrl }),
      stores: () =>
        ask(async () => ({
          kind: "listed" as const,
          stores: records(await shop.stores?.()).map((store) => ({ id: textOf(store["id"]), name: textOf(store["name"]) })),
        })),
      categories: (storeId) =>
        ask(async () => ({ kind: "listed" as const, categories: listOf(await shop.categories?.(storeId)).map(textOf) })),
      products: (storeId, category) => ask(async () => readProducts(await shop.products?.(storeId, category))),
      ...(refresh && {
        refresh: (known) =>
          ask(async () => ({
            kind: "refreshed" as const,
            products: records(await refresh(known)).map((product) => ({ ...readProduct(product), isGone: product["isGone"] === true })),
          })),
      }),
      ...(open && { open: () => ask(async () => readProducts(await open())) }),
    },
  };
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
