import { findBlock, resolveProps } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import { useEffect, useRef, useState } from "react";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import type { ShopProduct } from "../../ports/product-port.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { chosenProducts, productItems, productOption } from "./chosen-products.js";
import { type Shop, useShop } from "./use-shop.js";

export type ProductLayout = "horizontal" | "vertical";

/** The choices in the dialog, with functions that change them. */
export interface ProductChoice {
  readonly shop: Shop;
  readonly storeId: string | undefined;
  readonly category: string | undefined;
  readonly chosen: readonly string[];
  readonly seen: ReadonlyMap<string, ShopProduct>;
  readonly look: { readonly showCategory: boolean; readonly showDescription: boolean; readonly layout: ProductLayout };
  /** The block holds products already. */
  readonly hasProducts: boolean;
  readonly isComplete: boolean;
  setStore(storeId: string): void;
  setCategory(category: string | undefined): void;
  setChosen(options: readonly string[]): void;
  setLook(look: Partial<ProductChoice["look"]>): void;
  insert(): void;
  /** Fills the block with these products. */
  put(products: readonly ShopProduct[]): void;
}

/** The state of the dialog over one block. */
export function useProductChoice(blockId: string): ProductChoice {
  const editor = useLaterCommands();
  const tell = useTellRefusal();
  const { close } = useWorkspaceActions();
  const [before] = useState(() => readBlock(editor, blockId));
  const [storeId, setStoreId] = useState<string>();
  const [category, setCategory] = useState<string>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [look, setLook] = useState(before.look);
  const shop = useShop(storeId, category);
  const seen = useSeen(shop);
  const put = (given: readonly ShopProduct[]) => {
    const products = productItems(given);
    const code = given.find(({ currency }) => currency)?.currency;
    if (tell(editor.run("set-props", { blockIds: [blockId], props: { products, ...look, ...(code && { currencyCode: code }) } }))) close();
  };
  return {
    shop,
    storeId,
    category,
    chosen,
    seen,
    look,
    hasProducts: before.hasProducts,
    isComplete: chosen.length > 0,
    setStore: (id) => {
      setStoreId(id);
      setCategory(undefined);
      setChosen([]);
    },
    setCategory,
    setChosen,
    setLook: (change) => setLook((current) => ({ ...current, ...change })),
    insert: () => put(chosenProducts(chosen, seen)),
    put,
  };
}

/** Every product that was listed since the dialog opened, so that a product chosen in one category is still known in another. */
function useSeen({ products }: Shop): ReadonlyMap<string, ShopProduct> {
  const seen = useRef(new Map<string, ShopProduct>());
  const [known, setKnown] = useState<ReadonlyMap<string, ShopProduct>>(seen.current);
  const listed = products.value?.products;
  useEffect(() => {
    if (!listed) return;
    for (const product of listed) seen.current.set(productOption(product), product);
    setKnown(new Map(seen.current));
  }, [listed]);
  return known;
}

function readBlock(editor: Editor, blockId: string) {
  const block = findBlock(editor.document.get().root, blockId);
  const values = block ? resolveProps(editor.registry.get(block.type)?.props ?? {}, block.props, undefined) : {};
  const products: unknown = values["products"];
  const layout: ProductLayout = values["layout"] === "vertical" ? "vertical" : "horizontal";
  return {
    hasProducts: Array.isArray(products) && products.length > 0,
    look: { showCategory: values["showCategory"] === true, showDescription: values["showDescription"] === true, layout },
  };
}
