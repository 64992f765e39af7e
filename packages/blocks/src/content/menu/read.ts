import type { Read, SourceElement } from "@mailwright/document";
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
  if (source.tagName === "mj-navbar") return readNavbar(source);
  if (source.tagName !== "mj-table" || source.attribute("table-layout") !== "fixed") return null;
  const cells = onlyChild(parseMarkup(source.content), "tr")?.children ?? [];
  const items = cells.flatMap((cell) => readItem(cell) ?? []);
  const first = items[0]?.anchor;
  if (!first || items.length !== cells.length) return null;
  const separator = separatorOf(cells[1]);
  const { style } = first;
  source.attribute("role");
  return {
    props: {
      links: items.map(({ anchor, picture }) => ({
        text: decodeText(anchor.inner),
        link: linkOf(anchor),
        picture: picture?.attribute("src") ?? "",
      })),
      color: style.get("color"),
      font: readFont(style.get("font-family")),
      fontSize: readPx(style.get("font-size")),
      bold: isBold(style.get("font-weight")),
      underline: style.get("text-decoration") === "underline",
      pictureSize: readPx(items.find(({ picture }) => picture)?.picture?.attribute("width")),
      align: oneOf(menuProps.align.options, cells[0]?.style.get("text-align") ?? cells[0]?.attribute("align")),
      linkPadding: readEdges(style.get("padding")),
      separatorWidth: separator?.widthPx ?? 0,
      separatorColor: separator?.color,
      padding: paddingOf(source),
      ...readHiding(source),
    },
  };
};

/** The words of one link, and the picture above them. */
function readItem(cell: HtmlElement) {
  const [one, other] = cell.children;
  if (cell.children.length === 2 && one && other?.name === "a") {
    const picture = one.name === "a" ? onlyChild(one, "img") : undefined;
    return picture && { anchor: other, picture };
  }
  const anchor = onlyChild(cell, "a");
  return anchor && { anchor, picture: undefined };
}

/** The menu of MJML. One that a phone folds behind a sign, or that has a base address, is another thing. */
function readNavbar(source: SourceElement): ReturnType<Read<typeof menuProps>> {
  const [first] = source.children;
  const isPlain = source.attribute("hamburger") === undefined && source.attribute("base-url") === undefined;
  if (!first || !isPlain || !source.children.every(({ tagName }) => tagName === "mj-navbar-link")) return null;
  const separator = readBorder(source.attribute("border-left"));
  const look = (name: string) => source.children.map((link) => link.attribute(name))[0];
  return {
    props: {
      links: source.children.map((link) => ({
        text: decodeText(link.content.replace(/<[^<>]*>/g, "")),
        link: navbarLink(link),
        picture: "",
      })),
      color: look("color"),
      font: readFont(look("font-family")),
      fontSize: readPx(look("font-size")),
      bold: isBold(look("font-weight")),
      underline: look("text-decoration") === "underline",
      align: oneOf(menuProps.align.options, source.attribute("align")),
      linkPadding: paddingOf(first),
      separatorWidth: separator?.widthPx ?? 0,
      separatorColor: separator?.color,
      padding: paddingOf(source),
      ...readHiding(source),
    },
  };
}

function navbarLink(link: SourceElement) {
  return readLink({ href: link.attribute("href"), target: link.attribute("target") });
}

function linkOf(anchor: HtmlElement) {
  return readLink({ href: anchor.attribute("href"), target: anchor.attribute("target"), title: anchor.attribute("title") });
}

/** The line that the second cell has towards the first. */
function separatorOf(cell: HtmlElement | undefined) {
  return readBorder(cell?.style.get("border-left") ?? cell?.style.get("border-right"));
}
