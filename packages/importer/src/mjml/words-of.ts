import { htmlToPlainText, type JsonValue } from "@mailwright/document";

/** An element of MJML, reduced to what may contain words. */
export interface WordedElement {
  readonly tagName: string;
  readonly content?: string;
  readonly children?: readonly WordedElement[];
}

const wordsMaxLength = 5000;

/** The props of a block that keeps elements as source: their words, which the plain-text part of the email needs. */
export function propsOfKept(elements: readonly WordedElement[]): Readonly<Record<string, JsonValue>> {
  const words = elements
    .flatMap(collectWords)
    .filter((text) => text.trim() !== "")
    .join("\n");
  return words === "" ? {} : { words: words.slice(0, wordsMaxLength) };
}

function collectWords({ tagName, content = "", children = [] }: WordedElement): readonly string[] {
  return tagName === "mj-style" ? [] : [htmlToPlainText(content), ...children.flatMap(collectWords)];
}
