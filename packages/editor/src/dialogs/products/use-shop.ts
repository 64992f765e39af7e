import { useCallback, useEffect, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import type { ProductPort, ShopProduct, ShopStore } from "../../ports/product-port.js";

/** Where the fetching of a list stands. */
export type ShopList<T> =
  | { readonly phase: "idle" }
  | { readonly phase: "loading" }
  | { readonly phase: "ready"; readonly value: T }
  | { readonly phase: "failed"; readonly refusal: PortRefusal };

export interface Shop {
  readonly stores: ShopList<readonly ShopStore[]>;
  readonly categories: ShopList<readonly string[]>;
  readonly products: ShopList<readonly ShopProduct[]>;
  /** Fetches again what has failed. */
  readonly retry: () => void;
}

const nothing = { phase: "idle" } as const;

/** The stores; with one chosen its categories and products; with a category chosen the products of that one. */
export function useShop(storeId: string | undefined, category: string | undefined): Shop {
  const port = useEditorServices().ports.products;
  const [attempt, setAttempt] = useState(0);
  const stores = useList(
    port,
    attempt,
    useCallback((shop: ProductPort, signal: AbortSignal) => readStores(shop, signal), []),
  );
  const askCategories = useCallback((shop: ProductPort, signal: AbortSignal) => readCategories(shop, storeId, signal), [storeId]);
  const askProducts = useCallback(
    (shop: ProductPort, signal: AbortSignal) => readProducts(shop, storeId, category, signal),
    [storeId, category],
  );
  const categories = useList(port, attempt, askCategories);
  const products = useList(port, attempt, askProducts);
  return { stores, categories, products, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

type Ask<T> = (port: ProductPort, signal: AbortSignal) => Promise<ShopList<T>>;

function useList<T>(port: ProductPort | undefined, attempt: number, ask: Ask<T>): ShopList<T> {
  const [list, setList] = useState<ShopList<T>>(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` counts retries.
  useEffect(() => {
    if (!port) return;
    const controller = new AbortController();
    setList({ phase: "loading" });
    void ask(port, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setList(answer);
    });
    return () => controller.abort();
  }, [port, attempt, ask]);
  return list;
}

async function readStores(port: ProductPort, signal: AbortSignal): Promise<ShopList<readonly ShopStore[]>> {
  const answer = await port.stores(signal);
  return answer.kind === "listed" ? { phase: "ready", value: answer.stores } : { phase: "failed", refusal: answer };
}

async function readCategories(port: ProductPort, storeId: string | undefined, signal: AbortSignal): Promise<ShopList<readonly string[]>> {
  if (storeId === undefined) return nothing;
  const answer = await port.categories(storeId, signal);
  return answer.kind === "listed" ? { phase: "ready", value: answer.categories } : { phase: "failed", refusal: answer };
}

async function readProducts(
  port: ProductPort,
  storeId: string | undefined,
  category: string | undefined,
  signal: AbortSignal,
): Promise<ShopList<readonly ShopProduct[]>> {
  if (storeId === undefined) return nothing;
  const answer = await port.products(storeId, category, signal);
  return answer.kind === "listed" ? { phase: "ready", value: answer.products } : { phase: "failed", refusal: answer };
}
