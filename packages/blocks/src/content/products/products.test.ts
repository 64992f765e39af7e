import { compileDocument } from "@mailwright/compiler";
import type { JsonValue } from "@mailwright/document";
import { aBlock, aDocumentAround } from "@mailwright/testing";
import { expect, test } from "vitest";
import { blockRegistry } from "../../registry/registry.js";
import { priceOf } from "./products-text.js";

const lamp = {
  name: "Moon & co",
  price: "62.00",
  image: "https://example.com/moon.png",
  url: "shop.example.com/moon",
  description: "Glows",
};
const compile = (props: Record<string, JsonValue>) =>
  compileDocument(aDocumentAround([aBlock("products", { products: [lamp, lamp, lamp], ...props })], blockRegistry), blockRegistry);

test("as many columns as there shall be, also in a row that is not full", () => {
  const { html } = compile({ layout: "vertical", columns: 2 });
  expect(html.match(/class="mj-column-per-50/g)).toHaveLength(4);
  expect(html.match(/moon\.png/g)).toHaveLength(3);
});

test("horizontally each product has a row with its picture at the side", () => {
  const { html } = compile({});
  expect(html.match(/class="mj-column-per-33/g)).toHaveLength(3);
  expect(html.match(/class="mj-column-per-66/g)).toHaveLength(3);
});

test("category and description show when they should, the button leads to the product", () => {
  const { html, text } = compile({ products: [{ ...lamp, category: "Lighting" }], showCategory: true, showDescription: false });
  expect(html).toContain("Lighting");
  expect(html).not.toContain("Glows");
  expect(html).toContain('href="http://shop.example.com/moon"');
  expect(html).toContain("Moon &amp; co");
  expect(text).toBe("Moon & co\nLighting\n$62.00\nBuy Now [http://shop.example.com/moon]");
});

test.each([
  ["12", "$12"],
  ["1,299.00", "$1,299.00"],
  ["€ 12", "€ 12"],
  ["{{ price }}", "{{ price }}"],
  ["", ""],
])("the price %j is written %j", (price, wanted) => {
  expect(priceOf({ price, currency: "" }, { currency: "$" }, "en")).toBe(price === "" ? "" : wanted);
});

test("a price in the shop's currency is written as the email's language does, in the HTML and in the text", () => {
  const block = aBlock("products", { products: [{ ...lamp, currency: "EUR" }] });
  const document = aDocumentAround([block], blockRegistry);
  const { html, text } = compileDocument({ ...document, settings: { ...document.settings, lang: "de" } }, blockRegistry);
  expect(html).toMatch(/62,00\s€/);
  expect(text).toMatch(/62,00\s€/);
});

test("a product that its shop has no more is warned of by its name", () => {
  const { warnings } = compile({ products: [lamp, { ...lamp, name: "Old mug", gone: true }] });
  expect(warnings).toMatchObject([{ code: "incomplete-block", detail: "products: gone:Old mug" }]);
});

const shapes = [
  { ...lamp, imageWidth: 640, imageHeight: 640 },
  { ...lamp, imageWidth: 1400, imageHeight: 800 },
  { ...lamp, imageWidth: 400, imageHeight: 600 },
];

/** How high each picture and its paddings are together. */
function boxHeights(html: string): number[] {
  const pictures = [...html.matchAll(/padding:([^;"]+)"><table[^>]*><tr><td[^>]*>\s*<a[^>]*>\s*<img\b[^>]*?width="(\d+)"/g)];
  return pictures.map(([, padding = "", width], index) => {
    const [top = 0, , bottom = top] = padding.split(" ").map(Number.parseFloat);
    const { imageWidth = 1, imageHeight = 1 } = shapes[index] ?? {};
    return top + bottom + Math.round((Number(width) * imageHeight) / imageWidth);
  });
}

test.each([
  ["square", 199],
  ["wide", 149],
  ["tall", 265],
] as const)("in %s boxes pictures of any shape take the same room, none cut and none stretched", (imageBox, heightPx) => {
  const { html } = compile({ layout: "vertical", imageBox, products: shapes });
  expect(boxHeights(html)).toEqual(shapes.map(() => heightPx + 20));
  expect(html).not.toMatch(/object-fit|max-height/);
  expect(html.match(/<img[^>]*height:auto/g)).toHaveLength(3);
});

test("a picture whose size nobody knows, and one without a box, is as wide as its column", () => {
  const natural = compile({ layout: "vertical" }).html;
  expect(compile({ layout: "vertical", imageBox: "square" }).html).toBe(natural);
  expect(compile({ layout: "vertical", imageBox: "natural", products: shapes }).html).toBe(natural);
});
