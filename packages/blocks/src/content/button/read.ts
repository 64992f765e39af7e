import type { Read, SourceElement, Values } from "@mailwright/document";
import { decodeText, isBold, oneOf, paddingOf, parseMarkup, readBorder, readFont, readLink, readPx } from "@mailwright/importer";
import { readHiding } from "../../shared/read-hiding.js";
import { readSideIcon } from "../../shared/read-side-icon.js";
import { buttonProps } from "./button.js";

type Some = Partial<Values<typeof buttonProps>>;

export const readButton: Read<typeof buttonProps> = (source) => {
  if (source.tagName !== "mj-button") return null;
  const border = readBorder(source.attribute("border"));
  // Always the same, and so no prop.
  source.attribute("line-height");
  return {
    props: {
      ...readContent(source.content),
      ...readWidth(source),
      link: readLink({ href: source.attribute("href"), target: source.attribute("target"), title: source.attribute("title") }),
      background: source.attribute("background-color"),
      color: source.attribute("color"),
      font: readFont(source.attribute("font-family")),
      fontSize: readPx(source.attribute("font-size")),
      bold: isBold(source.attribute("font-weight")),
      radius: readPx(source.attribute("border-radius")),
      innerPadding: paddingOf(source, "inner-padding"),
      align: oneOf(buttonProps.align.options, source.attribute("align")),
      borderWidth: border?.widthPx ?? 0,
      borderColor: border?.color,
      padding: paddingOf(source),
      ...readHiding(source),
    },
    isGeneric: true,
  };
};

function readWidth(source: SourceElement): Some {
  const width = source.attribute("width");
  const fixedWidth = readPx(width);
  if (fixedWidth !== undefined) return { width: "fixed", fixedWidth };
  return { width: width === "100%" ? "full" : "auto" };
}

/** The label alone, or the label beside its icon. */
function readContent(html: string): Some {
  return readSideIcon(parseMarkup(html)) ?? { label: decodeText(html.replace(/<\/?[a-z][^<>]*>/gi, "")) };
}
