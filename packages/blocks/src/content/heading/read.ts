import { headingLevels, type Read } from "@mailwright/document";
import { isBold, oneOf, onlyChild, paddingOf, parseMarkup, readEdges, readFont, readPx } from "@mailwright/importer";
import { readLineHeight } from "../../shared/line-height.js";
import { readHiding } from "../../shared/read-hiding.js";
import { headingProps } from "./heading.js";

export const readHeading: Read<typeof headingProps> = (source) => {
  const heading = source.tagName === "mj-text" ? onlyChild(parseMarkup(source.content)) : undefined;
  const level = oneOf(headingLevels, heading?.name);
  // A heading inside a text has other styles: that text is one of several elements, or has a colour or a line height of its own.
  if (!heading || !level || !isWhole(source.attribute("color"), heading.style)) return null;
  if ((source.attribute("line-height") ?? "1") !== "1") return null;
  const { style } = heading;
  return {
    props: {
      level,
      text: heading.inner,
      align: oneOf(headingProps.align.options, source.attribute("align")),
      color: style.get("color"),
      font: readFont(source.attribute("font-family")),
      fontSize: readPx(style.get("font-size")),
      bold: isBold(style.get("font-weight")),
      italic: style.get("font-style") === "italic",
      lineHeight: readLineHeight(style.get("line-height")),
      bottomSpace: readEdges(style.get("margin"))?.bottom,
      padding: paddingOf(source),
      ...readHiding(source),
    },
  };
};

/** Does the heading itself say all that a heading block says? */
function isWhole(textColor: string | undefined, style: ReadonlyMap<string, string>): boolean {
  return (
    textColor === "#000000" &&
    ["margin", "color", "font-family", "font-size", "font-weight", "line-height"].every((name) => style.has(name))
  );
}
