import { allEdges, type Blueprint, escapeText, type GeneralSettings, type JsonValue, type Link, type Values } from "@mailwright/document";
import { boxPicture, columnWidthPx } from "./product-box.js";
import { priceOf } from "./products-text.js";
import type { productsProps } from "./props.js";

export type ProductsValues = Values<typeof productsProps>;
type Product = ProductsValues["products"][number];
type Side = ProductsValues["align"];

const sidePx = 10;

/** The products as sections: each with a row of its own, or several beside each other. Without any, one that shows nothing. */
export function productRows(props: ProductsValues, settings: GeneralSettings): readonly Blueprint[] {
  const { products, layout, columns } = props;
  if (products.length === 0) return [sectionOf({ ...props, padding: allEdges(0) }, [cellOf(100, [{ type: "image" }])])];
  if (layout === "vertical") return chunksOf(products, columns).map((row) => sectionOf(props, columnsOf(row, props, settings)));
  const start: Side = settings.dir === "rtl" ? "right" : "left";
  return products.map((product) =>
    sectionOf(props, [
      cellOf(100 / 3, product.image === "" ? [] : [pictureOf(product, props, columnWidthPx(100 / 3, props, settings))]),
      cellOf(200 / 3, wordsOf(product, props, settings, start)),
    ]),
  );
}

function columnsOf(row: readonly Product[], props: ProductsValues, settings: GeneralSettings): readonly Blueprint[] {
  const width = 100 / props.columns;
  const columnPx = columnWidthPx(width, props, settings);
  const filled = row.map((product) =>
    cellOf(width, [pictureOf(product, props, columnPx), ...wordsOf(product, props, settings, props.align)]),
  );
  // A last row that is not full keeps its products as wide as the others.
  const empty = Array.from({ length: props.columns - row.length }, () => cellOf(width, []));
  return [...filled, ...empty];
}

function chunksOf<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) => items.slice(row * size, (row + 1) * size));
}

function sectionOf({ background, padding, hideElement, layout }: ProductsValues, children: readonly Blueprint[]): Blueprint {
  const verticalAlign = layout === "horizontal" ? "middle" : "top";
  return { type: "section", props: { background, padding, hideElement, verticalAlign }, children };
}

function cellOf(width: number, children: readonly Blueprint[]): Blueprint {
  return { type: "cell", props: { width }, children };
}

function pictureOf(product: Product, { imageBox, imageRadius, align }: ProductsValues, columnPx: number): Blueprint {
  const { image, name, url } = product;
  const props = { src: image, alt: name, link: linkTo(url), radius: imageRadius, align };
  const boxed = imageBox === "natural" ? undefined : boxPicture(product, imageBox, columnPx, sidePx);
  // A picture that grows on a phone leaves the box that its paddings make.
  return { type: "image", props: { ...props, ...(boxed ?? { fluidOnMobile: true, padding: allEdges(sidePx) }) } };
}

/** Name, category, description, price and button, as far as they are there and wanted. */
function wordsOf(product: Product, props: ProductsValues, { lang }: GeneralSettings, align: Side): readonly Blueprint[] {
  const { name, category, description, url } = product;
  const price = priceOf(product, props, lang);
  const lines: readonly (Blueprint | false)[] = [
    lineOf(`<strong>${escapeText(name)}</strong>`, align, { fontSize: props.nameSize }),
    props.showCategory && category !== "" && lineOf(escapeText(category), align, { fontSize: 13 }),
    props.showDescription && description !== "" && lineOf(escapeText(description).replaceAll("\n", "<br>"), align),
    price !== "" && lineOf(`<strong>${escapeText(price)}</strong>`, align),
    props.button !== "" && url !== "" && buttonOf(url, props, align),
  ];
  return lines.filter((line) => line !== false);
}

function lineOf(html: string, align: Side, look: Record<string, JsonValue> = {}): Blueprint {
  return { type: "text", props: { text: `<p>${html}</p>`, align, padding: allEdges(4, sidePx), ...look } };
}

function buttonOf(url: string, { button, buttonBackground, buttonColor, buttonRadius }: ProductsValues, align: Side): Blueprint {
  return {
    type: "button",
    props: {
      label: button,
      link: linkTo(url),
      background: buttonBackground,
      color: buttonColor,
      radius: buttonRadius,
      align,
      innerPadding: allEdges(10, 20),
      padding: allEdges(8, sidePx),
    },
  };
}

/** A link to the page of a product. */
export function linkTo(url: string): Link {
  return { kind: "web", value: url };
}
