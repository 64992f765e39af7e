import { defineBlock } from "@mailwright/document";
import { keepTags } from "../../shared/keep-tags.js";
import { compileProducts, productsIcon, productsPanel } from "./products.js";
import { productsAnnotations, productsFaults } from "./products-annotations.js";
import { productsText } from "./products-text.js";
import { productsProps } from "./props.js";
import { productsStrings } from "./strings.js";

/** Products of a shop, side by side or one below the other, each with a button that leads to it. */
export const products = defineBlock({
  type: "products",
  accepts: "nothing",
  props: productsProps,
  panel: productsPanel,
  strings: productsStrings,
  icon: productsIcon,
  compile: compileProducts,
  within: ["wrapper"],
  entitlement: "products",
  label: ({ products }) => products.map(({ name }) => name).join(", "),
  text: productsText,
  annotations: (values) => keepTags(productsAnnotations(values)),
  faults: productsFaults,
  idle: ({ inbox }) => [
    ...(inbox === "" ? (["currencyCode"] as const) : []),
    ...(inbox === "order" ? [] : (["shop", "orderNumber", "orderStatus", "orderUrl"] as const)),
  ],
  unseen: { type: true },
});
