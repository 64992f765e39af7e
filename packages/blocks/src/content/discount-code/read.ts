import type { Read, ReadContext, SourceElement, Values } from "@mailwright/document";
import {
  decodeText,
  type HtmlElement,
  oneOf,
  onlyDescendant,
  paddingOf,
  parseMarkup,
  readBorder,
  readColor,
  readFont,
  readLink,
  readPx,
} from "@mailwright/importer";
import { readHiding } from "../../shared/read-hiding.js";
import { discountCodeProps } from "./discount-code.js";

type Some = Partial<Values<typeof discountCodeProps>>;

export const readDiscountCode: Read<typeof discountCodeProps> = (source, context) => {
  const cell = source.tagName === "mj-table" ? onlyDescendant(parseMarkup(source.content), "tr", "td") : undefined;
  const border = readBorder(cell?.style.get("border"));
  if (!cell || border?.line !== "dashed" || cell.style.get("letter-spacing") !== "2px") return null;
  const box = { ...readBox(cell), borderColor: border.color, width: readPx(source.attribute("width")) };
  const common = { ...box, align: oneOf(discountCodeProps.align.options, source.attribute("align")), ...readHiding(source) };
  const padding = paddingOf(source);
  source.attribute("role");
  const button = buttonBelow(source, border.color, context);
  if (!button || !padding) return { props: { ...common, padding, button: "" } };
  const below = paddingOf(button);
  return {
    props: { ...common, ...readButtonBelow(button), padding: below && { ...padding, bottom: below.bottom } },
    settings: { paragraphFonts: readFont(button.attribute("font-family")) },
    takes: 2,
  };
};

function readBox(cell: HtmlElement): Some {
  const { style } = cell;
  const color = style.get("color");
  const background = style.get("background-color");
  const fontSize = readPx(style.get("font-size"));
  return {
    code: decodeText(cell.inner),
    ...(color !== undefined && { color }),
    ...(background !== undefined && { background }),
    ...(fontSize !== undefined && { fontSize }),
  };
}

/** The next element, where it is the button that belongs to the code. */
function buttonBelow(source: SourceElement, borderColor: string, { siblings, index }: ReadContext): SourceElement | undefined {
  const next = siblings[index + 1];
  if (next?.tagName !== "mj-button" || !isSameColor(next.attribute("background-color"), borderColor)) return undefined;
  if (next.attribute("inner-padding") !== "12px 10px" || readPx(next.attribute("border-radius")) !== 0) return undefined;
  const isSame = ["width", "align", "css-class"].every((name) => next.attribute(name) === source.attribute(name));
  return isSame && paddingOf(next)?.top === 0 && paddingOf(source)?.bottom === 0 ? next : undefined;
}

/** MJML writes the colours of a button in full: `#fff` as `#ffffff`. */
function isSameColor(one = "", other = ""): boolean {
  const inFull = (color: string) => readColor(color).replace(/^#[\da-f]{3,4}$/i, (short) => short.replace(/[\da-f]/gi, "$&$&"));
  return inFull(one).toLowerCase() === inFull(other).toLowerCase();
}

function readButtonBelow(button: SourceElement): Some {
  // Always the same, and so no props.
  for (const name of ["font-size", "font-weight", "line-height"]) button.attribute(name);
  const buttonColor = button.attribute("color");
  return {
    // A button without words is one all the same.
    button: decodeText(button.content) || " ",
    ...(buttonColor !== undefined && { buttonColor }),
    link: readLink({ href: button.attribute("href"), target: button.attribute("target"), title: button.attribute("title") }),
  };
}
