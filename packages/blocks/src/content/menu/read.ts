import type { Read } from "@mailwright/document";
import {
  decodeText,
  type HtmlElement,
  isBold,
  oneOf,
  onlyChild,
  paddingOf,
  parseMarkup,
  readBorder,
  readEdges,
  readFont,
  readLink,
  readPx,
} from "@mailwright/importer";
import { readHiding } from "../../shared/read-hiding.js";
import { menuProps } from "./menu.js";

export const readMenu: Read<typeof menuProps> = (source) => {
  if (source.tagName !== "mj-table" || source.attribute("table-layout") !== "fixed") return null;
  const cells = onlyChild(parseMarkup(source.content), "tr")?.children ?? [];
  const anchors = cells.flatMap((cell) => onlyChild(cell, "a") ?? []);
  const [first] = anchors;
  if (!first || anchors.length !== cells.length) return null;
  const separator = separatorOf(cells[1]);
  const { style } = first;
  source.attribute("role");
  return {
    props: {
      links: anchors.map((anchor) => ({ text: decodeText(anchor.inner), link: linkOf(anchor) })),
      color: style.get("color"),
      font: readFont(style.get("font-family")),
      fontSize: readPx(style.get("font-size")),
      bold: isBold(style.get("font-weight")),
      underline: style.get("text-decoration") === "underline",
      align: oneOf(menuProps.align.options, cells[0]?.style.get("text-align") ?? cells[0]?.attribute("align")),
      linkPadding: readEdges(style.get("padding")),
      separatorWidth: separator?.widthPx ?? 0,
      separatorColor: separator?.color,
      padding: paddingOf(source),
      ...readHiding(source),
    },
  };
};

function linkOf(anchor: HtmlElement) {
  return readLink({ href: anchor.attribute("href"), target: anchor.attribute("target"), title: anchor.attribute("title") });
}

/** The line that the second cell has towards the first. */
function separatorOf(cell: HtmlElement | undefined) {
  return readBorder(cell?.style.get("border-left") ?? cell?.style.get("border-right"));
}
