import { type GeneralSettings, linkAddress, type Values, writePrice } from "@mailwright/document";
import type { productsProps } from "./props.js";

type ProductsValues = Values<typeof productsProps>;

interface Priced {
  readonly price: string;
  /** Of the shop, by ISO 4217; empty where that is not known. */
  readonly currency: string;
}

/** A price as the email's language writes it in the shop's currency; else with the block's sign; as it is where it says its currency itself, or is a merge tag. */
export function priceOf({ price, currency: code }: Priced, { currency }: { readonly currency: string }, lang: string): string {
  const bare = price.trim();
  const written = writePrice(bare, code.trim(), lang);
  if (written !== bare) return written;
  return /^[\d.,\s]+$/.test(bare) ? currency + bare : bare;
}

/** The products as plain text: what each is, what it costs, where it is. */
export function productsText(values: ProductsValues, { lang }: Pick<GeneralSettings, "lang">): string {
  return values.products
    .map((product) => {
      const address = linkAddress({ kind: "web", value: product.url });
      const lines = [
        product.name,
        values.showCategory && product.category,
        values.showDescription && product.description,
        priceOf(product, values, lang),
        address !== "" && `${values.button} [${address}]`.trim(),
      ];
      return lines.filter(Boolean).join("\n");
    })
    .join("\n\n");
}
