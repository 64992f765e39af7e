import { type Annotation, isMergeTag, linkAddress } from "@mailwright/document";
import { amountOf, isCurrency } from "../../shared/amounts.js";
import { annotatedAddress } from "../../shared/annotated-address.js";
import { cardsFault, type PromotionCard, promotionCards } from "../../shared/promotion-cards.js";
import { linkTo, type ProductsValues } from "./product-rows.js";

/** What inboxes are told of the products: cards for Gmail's promotions, or what was ordered. */
export function productsAnnotations(values: ProductsValues): readonly Annotation[] {
  if (values.inbox === "cards") return promotionCards(cardsOf(values));
  return values.inbox === "order" && Object.keys(orderFaults(values)).length === 0 ? [orderOf(values)] : [];
}

/** What is missing for it. */
export function productsFaults(values: ProductsValues): Faults {
  const gone = values.products.filter(({ gone: isGone }) => isGone).map(({ name }) => name);
  const { products, ...others } = inboxFaults(values);
  return { ...others, products: products ?? (gone.length > 0 ? `gone:${gone.join(", ")}` : undefined) };
}

type Faults = { readonly [K in keyof ProductsValues]?: string | undefined };

function inboxFaults(values: ProductsValues): Faults {
  if (values.inbox === "") return {};
  if (values.inbox === "order") return orderFaults(values);
  const hasPrices = values.products.some(({ price }) => amountOf(price) !== undefined);
  return {
    products: values.products.length === 0 ? "cardNone" : cardsFault(cardsOf(values)),
    currencyCode: hasPrices && !isCurrency(values.currencyCode) ? "noCurrency" : undefined,
  };
}

function cardsOf({ products, currencyCode }: ProductsValues): readonly PromotionCard[] {
  return products.map(({ image, url, name, price, currency, discount }) => {
    return { image, link: linkTo(url), headline: name, price, discount, currency: currency.trim() || currencyCode };
  });
}

/** What Gmail requires of an order: https://developers.google.com/workspace/gmail/markup/reference/order */
function orderFaults(values: ProductsValues) {
  const { products, shop, orderNumber, orderUrl, currencyCode } = values;
  const isPriced = products.every(({ price }) => amountOf(price) !== undefined);
  return {
    ...(products.length === 0 ? { products: "orderEmpty" } : isPriced ? {} : { products: "orderPrice" }),
    ...(shop.trim() === "" && { shop: "noShop" }),
    ...(orderNumber.trim() === "" && { orderNumber: "noOrderNumber" }),
    ...(orderUrl.trim() !== "" && orderAddress(orderUrl) === undefined && { orderUrl: "badOrderUrl" }),
    ...(!isCurrency(currencyCode) && { currencyCode: "noCurrency" }),
  };
}

function orderOf({ products, shop, orderNumber, orderStatus, orderUrl, currencyCode }: ProductsValues): Annotation {
  const priceCurrency = currencyCode.trim();
  const url = orderAddress(orderUrl);
  return {
    "@type": "Order",
    merchant: { "@type": "Organization", name: shop.trim() },
    orderNumber: orderNumber.trim(),
    orderStatus: `http://schema.org/${orderStatus}`,
    priceCurrency,
    ...totalOf(products.map(({ price }) => price)),
    ...(url !== undefined && { url }),
    acceptedOffer: products.map((product) => {
      const picture = annotatedAddress(product.image);
      const item = { "@type": "Product", name: product.name, ...(picture !== undefined && { image: picture }) };
      const quantity = { "@type": "QuantitativeValue", value: "1" };
      return { "@type": "Offer", itemOffered: item, price: amountOf(product.price) ?? "", priceCurrency, eligibleQuantity: quantity };
    }),
  };
}

function orderAddress(url: string): string | undefined {
  return annotatedAddress(linkAddress(linkTo(url)));
}

/** The sum of the prices; of merge tags nobody knows it before the email is sent. */
function totalOf(prices: readonly string[]): { readonly price?: string } {
  if (prices.some((price) => isMergeTag(price.trim()))) return {};
  return { price: prices.reduce((sum, price) => sum + Number(amountOf(price)), 0).toFixed(2) };
}
