import { type Compile, panel } from "@mailwright/document";
import { compileBlueprint } from "../../shared/compile-blueprint.js";
import { cell } from "../../structure/cell/index.js";
import { section } from "../../structure/section/index.js";
import { button } from "../button/index.js";
import { image } from "../image/index.js";
import { text } from "../text/index.js";
import { productRows } from "./product-rows.js";
import type { productsProps } from "./props.js";

export const productsPanel = panel<typeof productsProps>([
  { tab: "quick", fields: ["products", "layout", "columns", "showCategory", "showDescription"] },
  {
    tab: "settings",
    fields: ["button", "currency", "inbox", "currencyCode", "shop", "orderNumber", "orderStatus", "orderUrl", "hideElement"],
  },
  {
    tab: "style",
    fields: ["align", "nameSize", "imageBox", "imageRadius", "buttonBackground", "buttonColor", "buttonRadius", "background", "padding"],
  },
]);

export const productsIcon = ["M5 8h14l1 12.5H4z", "M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"];

const parts = { section, cell, image, text, button };

/** Sections of the blocks that people would build a product of, so that it looks in every client as those do. */
export const compileProducts: Compile<typeof productsProps> = ({ props, settings }) =>
  productRows(props, settings).flatMap((row) => compileBlueprint(row, parts, settings));
