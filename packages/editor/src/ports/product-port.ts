import type { PortRefusal } from "./port-refusal.js";

export interface ShopStore {
  readonly id: string;
  readonly name: string;
}

/** A product as a shop knows it. Empty texts where it says nothing. */
export interface ShopProduct {
  readonly id: string;
  readonly name: string;
  readonly categories: readonly string[];
  readonly imageUrl: string;
  /** The amount, without a currency. */
  readonly price: string;
  /** By ISO 4217; absent or empty where the shop says none. */
  readonly currency?: string | undefined;
  readonly url: string;
  readonly description: string;
}

export type StoreListAnswer = { readonly kind: "listed"; readonly stores: readonly ShopStore[] } | PortRefusal;

export type CategoryListAnswer = { readonly kind: "listed"; readonly categories: readonly string[] } | PortRefusal;

export type ProductListAnswer = { readonly kind: "listed"; readonly products: readonly ShopProduct[] } | PortRefusal;

/** A product of an email, as far as a shop knows it again. */
export type KnownProduct = Pick<ShopProduct, "id" | "url">;

/** What a shop says of a product today. */
export interface ProductToday extends ShopProduct {
  /** The shop has it no more. */
  readonly isGone: boolean;
}

/** Those that no shop knows are left out. */
export type ProductsTodayAnswer = { readonly kind: "refreshed"; readonly products: readonly ProductToday[] } | PortRefusal;

/** The shops whose products may be put into an email. */
export interface ProductPort {
  stores(signal: AbortSignal): Promise<StoreListAnswer>;
  categories(storeId: string, signal: AbortSignal): Promise<CategoryListAnswer>;
  /** All products, or those of one category. */
  products(storeId: string, category: string | undefined, signal: AbortSignal): Promise<ProductListAnswer>;
  /** Asks the shops what they say of these products today. Absent: nothing is refreshed. */
  refresh?(products: readonly KnownProduct[], signal: AbortSignal): Promise<ProductsTodayAnswer>;
  /** Shows a dialog of the page's own instead of the editor's, and answers the products that were chosen; none leaves the block as it is. */
  open?(): Promise<ProductListAnswer>;
  /** The page where people connect a shop who have none yet. */
  readonly connectUrl?: string;
}
