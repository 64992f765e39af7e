import { resolveSettings, writePrice } from "@mailwright/document";
import { Checkbox, Segmented, useTranslate } from "@mailwright/ui";
import { Combobox, MultiSelect } from "@mailwright/ui/dialogs";
import { useDocument } from "../../base/context/editor-context.js";
import type { ShopStore } from "../../ports/product-port.js";
import { productOption } from "./chosen-products.js";
import { productsStrings } from "./products-strings.js";
import type { ProductChoice, ProductLayout } from "./use-product-choice.js";

const productsMax = 24;

export interface ProductFieldsProps {
  readonly choice: ProductChoice;
  readonly stores: readonly ShopStore[];
}

/** Store, category, products, and how they show. Products can be chosen after the store is. */
export function ProductFields({ choice, stores }: ProductFieldsProps) {
  const say = useTranslate(productsStrings);
  const { shop, look } = choice;
  const categories = shop.categories.phase === "ready" ? shop.categories.value.categories : [];
  const layouts = (["horizontal", "vertical"] as const).map((value) => ({ value, label: say(value) }));
  return (
    <div className="mw-form">
      <Combobox
        label={say("store")}
        placeholder={say("storePlaceholder")}
        value={choice.storeId}
        options={stores.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={choice.setStore}
      />
      <Combobox
        label={say("category")}
        placeholder={say("categoryPlaceholder")}
        isDisabled={shop.categories.phase !== "ready"}
        value={choice.category}
        options={categories.map((name) => ({ value: name, label: name }))}
        onChange={choice.setCategory}
        onClear={() => choice.setCategory(undefined)}
      />
      <ChosenProducts choice={choice} />
      <Checkbox label={say("showCategory")} isChecked={look.showCategory} onChange={(showCategory) => choice.setLook({ showCategory })} />
      <Checkbox
        label={say("showDescription")}
        isChecked={look.showDescription}
        onChange={(showDescription) => choice.setLook({ showDescription })}
      />
      <Segmented<ProductLayout>
        label={say("layout")}
        value={look.layout}
        options={layouts}
        onChange={(layout) => choice.setLook({ layout })}
      />
    </div>
  );
}

function ChosenProducts({ choice }: Pick<ProductFieldsProps, "choice">) {
  const say = useTranslate(productsStrings);
  const { products } = choice.shop;
  const lang = useDocument(({ settings }) => resolveSettings(settings).lang);
  const listed = products.phase === "ready" ? products.value.products : [];
  const others = choice.chosen.flatMap((option) => choice.seen.get(option) ?? []);
  const known = new Map([...listed, ...others].map((product) => [productOption(product), product]));
  const isFull = choice.chosen.length >= productsMax;
  const options = [...known].map(([value, { name, price, currency = "", imageUrl }]) => ({
    value,
    imageUrl,
    label: price === "" ? name : say("option", { name, price: currency === "" ? `$${price}` : writePrice(price, currency, lang) }),
    isDisabled: isFull && !choice.chosen.includes(value),
  }));
  return (
    <MultiSelect
      label={say("products")}
      placeholder={say("productsPlaceholder")}
      hint={say("productsHint", { max: productsMax })}
      isDisabled={choice.storeId === undefined || products.phase === "loading"}
      values={choice.chosen}
      options={options}
      onChange={choice.setChosen}
    />
  );
}
