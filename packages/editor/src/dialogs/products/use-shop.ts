import { useAsked } from "@mailwright/views/asked";
import { useEditorServices } from "../../base/context/editor-context.js";

export type Shop = ReturnType<typeof useShop>;

/** The stores; with a chosen store its categories and products; with a chosen category the products of that category. */
export function useShop(storeId: string | undefined, category: string | undefined) {
  const port = useEditorServices().ports.products;
  return {
    stores: useAsked((signal) => port?.stores(signal), [port]),
    categories: useAsked((signal) => (storeId === undefined ? undefined : port?.categories(storeId, signal)), [port, storeId]),
    products: useAsked(
      (signal) => (storeId === undefined ? undefined : port?.products(storeId, category, signal)),
      [port, storeId, category],
    ),
  };
}
