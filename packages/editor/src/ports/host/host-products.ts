import type { EditorPorts } from "../editor-ports.js";
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
  return {
    products: {
      ...(shop.connectUrl !== undefined && { connectUrl: shop.connectUrl }),
      stores: () => ask(async () => (await reading()).readStores(await shop.stores?.())),
      categories: (storeId) => ask(async () => (await reading()).readCategories(await shop.categories?.(storeId))),
      products: (storeId, category) => ask(async () => (await reading()).readProducts(await shop.products?.(storeId, category))),
      ...(refresh && { refresh: (known) => ask(async () => (await reading()).readRefreshed(await refresh(known))) }),
      ...(open && { open: () => ask(async () => (await reading()).readProducts(await open())) }),
    },
  };
}

/** The code that reads a page's answers is fetched with the first one. */
const reading = () => import("./read-host-products.js");
