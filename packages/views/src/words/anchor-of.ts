import { type CommentAnchor, commentContextMaxLength, commentQuoteMaxLength } from "@mailwright/contract";
import { lettersOf } from "./find-words.js";

/** Some words of a text, without markup. */
export interface WordsInText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Which text of a block it is: a prop, or what every item of a list holds. */
export type AnchorPlace = Pick<CommentAnchor, "prop" | "item" | "member">;

/** What is kept of words to find them again; `undefined` where nothing but white space is chosen. Of very many, the first are kept. */
export function anchorOf({ text, start, end }: WordsInText, place: AnchorPlace): CommentAnchor | undefined {
  const chosen = text.slice(start, end);
  const quote = chosen.trim().slice(0, commentQuoteMaxLength).trimEnd();
  if (lettersOf(quote) === "") return undefined;
  const from = start + chosen.length - chosen.trimStart().length;
  const to = from + quote.length;
  return {
    ...place,
    quote: quote.replace(/\s*\n\s*/g, "\n"),
    before: inOneLine(text.slice(Math.max(0, from - commentContextMaxLength), from)).trimStart(),
    after: inOneLine(text.slice(to, to + commentContextMaxLength)).trimEnd(),
    start: lettersOf(text.slice(0, from)).length,
  };
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
