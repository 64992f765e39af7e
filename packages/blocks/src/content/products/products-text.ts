import { linkAddress, type Values } from "@mailwright/document";
import type { productsProps } from "./props.js";

type ProductsValues = Values<typeof productsProps>;

/** A price with its sign; as it is where it says its currency itself, or is a merge tag. */
export function priceOf({ price }: { readonly price: string }, { currency }: { readonly currency: string }): string {
  const bare = price.trim();
  return /^[\d.,\s]+$/.test(bare) ? currency + bare : bare;
}

/** The products as plain text: what each is, what it costs, where it is. */
export function productsText(values: ProductsValues): string {
  return values.products
    .map((product) => {
      const address = linkAddress({ kind: "web", value: product.url });
      const lines = [
        product.name,
        values.showCategory && product.category,
        values.showDescription && product.description,
        priceOf(product, values),
        address !== "" && `${values.button} [${address}]`.trim(),
      ];
      return lines.filter(Boolean).join("\n");
    })
    .join("\n\n");
}
