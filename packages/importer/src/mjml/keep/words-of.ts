import { htmlToPlainText, type JsonValue } from "@mailwright/document";
import type { MjmlSource } from "../parse-mjml.js";

const wordsMaxLength = 5000;

/** What an element says, for the plain-text part of the email. */
export function wordsOf(elements: readonly MjmlSource[]): string {
  return elements
    .flatMap(function read({ tagName, content, children }): readonly string[] {
      return tagName === "mj-style" ? [] : [htmlToPlainText(content), ...children.flatMap(read)];
    })
    .filter((words) => words.trim() !== "")
    .join("\n")
    .slice(0, wordsMaxLength);
}

/** The props of the block in which an element stands as it is written. */
export function propsOfKept(elements: readonly MjmlSource[]): Readonly<Record<string, JsonValue>> {
  const words = wordsOf(elements);
  return words === "" ? {} : { words };
}
