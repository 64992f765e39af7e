import { htmlToPlainText } from "@mailwright/document";

/** An email of this length is read in some milliseconds; what stands behind is not found by its words. */
const htmlMaxLength = 200_000;
const wordsMaxLength = 8000;
const halfCharacter = /[\uD800-\uDBFF]$/;

/** What a reader of an email sees, for searching: no markup, no addresses of links, as much as an index should hold. */
export function wordsOf(html: string): string {
  const text = htmlToPlainText(html.slice(0, htmlMaxLength));
  // The database takes no NUL.
  const words = text.replaceAll(/ \[\S*\]|\0/g, " ").replaceAll(/\s+/g, " ");
  return words.slice(0, wordsMaxLength).replace(halfCharacter, "").trim();
}
