import type { Read } from "@mailwright/document";
import { decodeText, oneOf, onlyDescendant, paddingOf, parseMarkup, readBorder, readFont, readPx } from "@mailwright/importer";
import { readLineHeight } from "../../shared/line-height.js";
import { readHiding } from "../../shared/read-hiding.js";
import { quoteProps } from "./quote.js";

export const readQuote: Read<typeof quoteProps> = (source) => {
  if (source.tagName !== "mj-table" || source.attribute("role") !== "presentation") return null;
  const box = onlyDescendant(parseMarkup(source.content), "tr", "td");
  const [quote, origin, ...others] = box?.children ?? [];
  if (!box || quote?.name !== "div" || (origin && origin.name !== "div") || others.length > 0 || box.hasText) return null;
  if (!box.style.has("text-align") || !quote.style.has("font-family")) return null;
  const bar = readBorder(box.style.get("border-left") ?? box.style.get("border-right"));
  return {
    props: {
      text: quote.inner,
      source: origin ? decodeText(origin.inner) : "",
      align: oneOf(quoteProps.align.options, box.style.get("text-align")),
      barColor: bar?.color,
      barWidth: bar?.widthPx ?? 0,
      background: box.style.get("background-color") ?? "transparent",
      color: quote.style.get("color"),
      sourceColor: origin?.style.get("color"),
      font: readFont(quote.style.get("font-family")),
      fontSize: readPx(quote.style.get("font-size")),
      italic: quote.style.get("font-style") === "italic",
      lineHeight: readLineHeight(quote.style.get("line-height")),
      padding: paddingOf(source),
      ...readHiding(source),
    },
    settings: { paragraphFonts: readFont(origin?.style.get("font-family")) },
  };
};
