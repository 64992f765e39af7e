import type { ShopKind } from "../../database/schema/shop.js";
import type { ServiceReply } from "../services/call-service.js";

export const shopKinds = ["shopify", "woocommerce", "bigcommerce", "magento", "feed"] as const satisfies readonly ShopKind[];

/** How a shop is entered: its address, and what its keeper filled in. */
export interface ShopAccess {
  kind: ShopKind;
  /** Without a slash at its end. */
  url: string;
  credentials: Readonly<Record<string, string>>;
}

/** A product as every shop can tell it. */
export interface ShopProduct {
  externalId: string;
  name: string;
  description: string;
  /** A decimal number, such as `14.90`; empty where the shop says none. */
  price: string;
  /** By ISO 4217; empty where the shop says none. */
  currency: string;
  imageLink: string;
  productLink: string;
  /** Each a path whose segments are joined with ' / '. */
  categories: string[];
}

export interface ShopRequest {
  url: string;
  method?: "GET" | "POST";
  headers?: Readonly<Record<string, string>>;
  body?: string;
  bytesMax?: number;
}

/** Calls the shop, waits where it says so, and throws `ServiceError`. */
export type CallShop = (request: ShopRequest) => Promise<ServiceReply>;

/** A kind of shop: what must be filled in, and how its products are read, page by page. */
export interface ShopProtocol {
  name: string;
  /** The credentials that it needs; where several sets will do, one of them. */
  needs: readonly (readonly string[])[];
  /** Where it is called, as far as that is not the shop's own address. */
  baseOf?(access: ShopAccess): string;
  read(access: ShopAccess & { base: string }, call: CallShop): AsyncGenerator<ShopProduct[]>;
}
