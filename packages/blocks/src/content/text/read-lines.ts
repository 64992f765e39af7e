import { type HtmlElement, parseMarkup } from "@mailwright/importer";

/** Gives a text its paragraphs back where its tag has made spans of them. */
export function withParagraphs(html: string): string {
  return linesIn(parseMarkup(html)).reduceRight((written, { start, end }) => {
    const line = html
      .slice(start, end)
      // As the compiler writes it; others may write it in another way, and a text drops their `display`.
      .replace(/^<span style="display:block;/, '<p style="')
      .replace(/^<span/i, "<p")
      .replace(/<\/span>$/i, "</p>");
    return written.slice(0, start) + line + written.slice(end);
  }, html);
}

const listTags = new Set(["ul", "ol", "li"]);

/** The spans that were paragraphs. Only a list holds paragraphs. */
function linesIn({ children }: HtmlElement): readonly HtmlElement[] {
  return children.flatMap((child) => {
    if (listTags.has(child.name)) return linesIn(child);
    return child.name === "span" && child.style.get("display") === "block" ? [child] : [];
  });
}
