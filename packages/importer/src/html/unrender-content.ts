import { type HtmlElement, onlyChild, onlyDescendant } from "../markup/html-element.js";
import { type PlacedElement, placeUnrendered } from "../mjml/placed-element.js";
import { readPx } from "../values/lengths.js";
import { readBorder } from "../values/looks.js";
import { widthInside } from "./box-width.js";

/** The cell that MJML puts around a content element, the element in it, and the width that its column leaves. */
interface ContentCell {
  readonly cell: HtmlElement;
  readonly inside: HtmlElement;
  readonly widthPx: number;
}

interface Found {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly content?: string;
}

/** A row of a column's table → the MJML element that was drawn in it, or HTML as it stands. */
export function unrenderContent(row: HtmlElement, widthPx: number): PlacedElement {
  const cell = onlyChild(row, "td");
  const inside = onlyChild(cell);
  const place = { start: inside?.start ?? row.start, end: inside?.end ?? row.end };
  if (!cell || !inside || cell.style.get("font-size") !== "0px") return placeUnrendered({ tagName: "html", ...place });
  const parts = { cell, inside, widthPx: widthInside(widthPx, cell.style) };
  for (const find of finders) {
    const found = find(parts);
    if (found) return placeUnrendered({ ...found, attributes: { ...aroundContent(cell), ...found.attributes }, ...place });
  }
  return placeUnrendered({ tagName: "html", ...place });
}

function aroundContent(cell: HtmlElement): Readonly<Record<string, string | undefined>> {
  const sides = ["padding", "padding-top", "padding-right", "padding-bottom", "padding-left"];
  return {
    ...pick(cell.style, ...sides),
    // On a device where it is another, CSS says so.
    align: cell.style.get("text-align") ?? cell.attribute("align"),
    "css-class": cell.attribute("class"),
    "container-background-color": cell.style.get("background"),
  };
}

function pick(style: ReadonlyMap<string, string>, ...names: readonly string[]): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(names.map((name) => [name, style.get(name)]));
}

const finders: readonly ((parts: ContentCell) => Found | undefined)[] = [
  findSpacer,
  findText,
  findDivider,
  findImage,
  findButton,
  findTable,
];

function findSpacer({ inside }: ContentCell): Found | undefined {
  const height = inside.style.get("height");
  if (inside.name !== "div" || height === undefined || inside.style.get("line-height") !== height || inside.inner.trim() !== "&#8202;") {
    return undefined;
  }
  return { tagName: "mj-spacer", attributes: { height } };
}

const textStyles = ["font-family", "font-size", "font-style", "font-weight", "letter-spacing", "line-height", "color", "height"];

function findText({ inside }: ContentCell): Found | undefined {
  if (inside.name !== "div" || !inside.style.has("font-family")) return undefined;
  return {
    tagName: "mj-text",
    attributes: pick(inside.style, ...textStyles, "text-decoration", "text-transform"),
    content: inside.inner.trim(),
  };
}

function findDivider({ inside }: ContentCell): Found | undefined {
  const border = inside.name === "p" ? readBorder(inside.style.get("border-top")) : undefined;
  if (!border || inside.style.get("font-size") !== "1px") return undefined;
  return {
    tagName: "mj-divider",
    attributes: {
      "border-color": border.color,
      "border-style": border.line,
      "border-width": `${border.widthPx}px`,
      width: inside.style.get("width"),
    },
  };
}

function findImage({ inside, widthPx }: ContentCell): Found | undefined {
  const cell = inside.style.get("border-collapse") === "collapse" ? onlyDescendant(inside, "tbody", "tr", "td") : undefined;
  const anchor = onlyChild(cell, "a");
  const image = onlyChild(anchor ?? cell, "img");
  if (inside.name !== "table" || !image) return undefined;
  // The cell's width is the picture's, and the one that CSS can change.
  const width = readPx(cell?.style.get("width")) ?? readPx(image.attribute("width"));
  return {
    tagName: "mj-image",
    attributes: {
      ...pick(image.style, "border-radius", "border", "height", "max-height"),
      src: image.attribute("src"),
      alt: image.attribute("alt"),
      title: image.attribute("title"),
      href: anchor?.attribute("href"),
      target: anchor?.attribute("target"),
      rel: anchor?.attribute("rel"),
      // As wide as it can be is what MJML makes of a picture without a width, even where padding leaves it less than nothing.
      width: width === undefined || width === widthPx || width <= 0 ? undefined : `${width}px`,
      "fluid-on-mobile": inside.attribute("class")?.includes("mj-full-width-mobile") ? "true" : undefined,
    },
  };
}

const buttonStyles = ["color", "font-family", "font-size", "font-style", "font-weight", "line-height", "letter-spacing", "text-transform"];

function findButton({ inside }: ContentCell): Found | undefined {
  const cell = inside.style.get("border-collapse") === "separate" ? onlyDescendant(inside, "tbody", "tr", "td") : undefined;
  const face = onlyChild(cell, "a") ?? onlyChild(cell, "p");
  if (inside.name !== "table" || !cell || cell.attribute("role") !== "presentation" || !face?.style.has("mso-padding-alt"))
    return undefined;
  return {
    tagName: "mj-button",
    attributes: {
      ...pick(face.style, ...buttonStyles, "text-decoration", "border-radius"),
      ...pick(cell.style, "border", "text-align", "height"),
      "background-color": cell.style.get("background"),
      "inner-padding": face.style.get("padding"),
      "vertical-align": cell.attribute("valign"),
      width: inside.style.get("width"),
      href: face.attribute("href"),
      target: face.attribute("target"),
      title: face.attribute("title"),
      rel: face.attribute("rel"),
      name: face.attribute("name"),
    },
    content: face.inner.trim(),
  };
}

const tableStyles = ["color", "font-family", "font-size", "line-height", "table-layout", "width", "border"];

function findTable({ inside }: ContentCell): Found | undefined {
  if (inside.name !== "table" || !inside.style.has("table-layout")) return undefined;
  return {
    tagName: "mj-table",
    attributes: { ...pick(inside.style, ...tableStyles), role: inside.attribute("role") },
    content: inside.inner.trim(),
  };
}
