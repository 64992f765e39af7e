import { allEdges, prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";

/** As Gmail documents them. */
const orderStatuses = [
  "OrderProcessing",
  "OrderPaymentDue",
  "OrderInTransit",
  "OrderPickupAvailable",
  "OrderDelivered",
  "OrderProblem",
  "OrderReturned",
  "OrderCancelled",
] as const;

export const productsProps = {
  products: prop.list(
    {
      productId: prop.text("", { maxLength: 200 }),
      name: prop.text("Product", { maxLength: 300 }),
      category: prop.text("", { maxLength: 300 }),
      image: prop.image(""),
      // Of the file itself: a box is filled by it. 0 where nobody has measured it.
      imageWidth: prop.number({ initial: 0, min: 0, max: 20_000 }),
      imageHeight: prop.number({ initial: 0, min: 0, max: 20_000 }),
      price: prop.text("", { maxLength: 40 }),
      currency: prop.text("", { maxLength: 3 }),
      url: prop.text("", { maxLength: 2000 }),
      description: prop.text("", { maxLength: 1000, multiline: true }),
      discount: prop.text("", { maxLength: 40 }),
      gone: prop.flag(false),
    },
    { title: "name", min: 0, max: 24, initial: [], source: "products" },
  ),
  layout: prop.oneOf(["horizontal", "vertical"], "horizontal"),
  columns: prop.number({ initial: 3, min: 1, max: 4 }),
  showCategory: prop.flag(false),
  showDescription: prop.flag(true),
  button: prop.text("Buy Now", { maxLength: 100 }),
  buttonBackground: prop.color("#1f4fd8", { dark: true }),
  buttonColor: prop.color("#ffffff", { dark: true }),
  buttonRadius: prop.px({ initial: 6, min: 0, max: 60 }),
  currency: prop.text("$", { maxLength: 8 }),
  inbox: prop.oneOf(["", "cards", "order"], ""),
  currencyCode: prop.text("USD", { maxLength: 60 }),
  shop: prop.text("", { maxLength: 150 }),
  orderNumber: prop.text("", { maxLength: 150 }),
  orderStatus: prop.oneOf(orderStatuses, "OrderProcessing"),
  orderUrl: prop.text("", { maxLength: 2000 }),
  nameSize: prop.px({ initial: 18, min: 8, max: 48 }),
  imageBox: prop.oneOf(["natural", "square", "wide", "tall"], "natural"),
  imageRadius: prop.px({ initial: 0, min: 0, max: 200 }),
  align: alignmentProp("center"),
  background: prop.color("transparent", { dark: true }),
  padding: prop.edges(allEdges(10, 0)),
  ...hidingProps,
};
