import type { Read } from "@mailwright/document";
import { decodeText, isBold, oneOf, onlyChild, paddingOf, parseMarkup, readFont, readLink, readPx } from "@mailwright/importer";
import { readLineHeight } from "../../shared/line-height.js";
import { readHiding } from "../../shared/read-hiding.js";
import { readSideIcon } from "../../shared/read-side-icon.js";
import { linkProps } from "./link.js";

export const readLinkBlock: Read<typeof linkProps> = (source) => {
  const anchor = source.tagName === "mj-text" ? onlyChild(parseMarkup(source.content), "a") : undefined;
  // A link inside a text has no weight of its own between colour and underline.
  if (!anchor || [...anchor.style.keys()].join() !== "color,font-weight,text-decoration") return null;
  const beside = readSideIcon(anchor);
  if (!beside && anchor.children.length > 0) return null;
  const { style } = anchor;
  return {
    props: {
      ...(beside ?? { label: decodeText(anchor.inner) }),
      link: readLink({ href: anchor.attribute("href"), target: anchor.attribute("target"), title: anchor.attribute("title") }),
      align: oneOf(linkProps.align.options, source.attribute("align")),
      color: style.get("color"),
      font: readFont(source.attribute("font-family")),
      fontSize: readPx(source.attribute("font-size")),
      bold: isBold(style.get("font-weight")),
      underline: style.get("text-decoration") === "underline",
      padding: paddingOf(source),
      ...readHiding(source),
    },
    settings: { lineSpacing: readLineHeight(source.attribute("line-height")) },
  };
};
