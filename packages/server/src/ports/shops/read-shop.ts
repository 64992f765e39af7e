import { setTimeout as pause } from "node:timers/promises";
import type { ShopKind } from "../../database/schema/shop.js";
import type { Outbound } from "../outbound/outbound.js";
import { callService } from "../services/call-service.js";
import { ServiceError } from "../services/service-error.js";
import { bigcommerce } from "./bigcommerce.js";
import { magento } from "./magento.js";
import { productFeed } from "./product-feed.js";
import type { CallShop, ShopAccess, ShopProduct, ShopProtocol } from "./shop-source.js";
import { shopify } from "./shopify.js";
import { woocommerce } from "./woocommerce.js";

const protocols: Record<ShopKind, ShopProtocol> = { shopify, woocommerce, bigcommerce, magento, feed: productFeed };

const pageMaxBytes = 8_000_000;
const timeoutMs = 60_000;
const attemptsMax = 4;
const pauseMaxSeconds = 30;

export interface ShopReading {
  outbound: Outbound;
  caller: string;
  signal: AbortSignal;
  /** Stands in place of the address where a service is called, in tests. */
  base?: string | undefined;
}

/** What is missing of the credentials that this kind of shop needs. */
export function missingCredentials({ kind, credentials }: Pick<ShopAccess, "kind" | "credentials">): readonly string[] {
  const missing = protocols[kind].needs.map((names) => names.filter((name) => !credentials[name]?.trim()));
  return missing.some((names) => names.length === 0) ? [] : (missing[0] ?? []);
}

/** The products of a shop, page by page. Throws `ServiceError`. */
export async function* readShop(access: ShopAccess, { outbound, caller, signal, base }: ShopReading): AsyncGenerator<ShopProduct[]> {
  const protocol = protocols[access.kind];
  const call: CallShop = async ({ bytesMax = pageMaxBytes, ...request }) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await callService(outbound, { ...request, service: protocol.name, caller, signal, timeoutMs, bytesMax });
      } catch (error) {
        const isBusy = error instanceof ServiceError && error.fault === "busy" && attempt < attemptsMax;
        const seconds = isBusy ? (error.retryAfterSeconds ?? attempt) : 0;
        if (!isBusy || seconds > pauseMaxSeconds) throw error;
        await pause(seconds * 1000, undefined, { signal });
      }
    }
  };
  yield* protocol.read({ ...access, base: base ?? protocol.baseOf?.(access) ?? access.url }, call);
}
