import { CONTROLLED_TEXT_INSERTION_COMMAND, type LexicalEditor } from "lexical";

/**
 * Writes a space where the text stands in a `summary`, for which browsers take that key as a press: Firefox and WebKit then write nothing.
 * Answers whether it did.
 */
export function writeSpace(editor: LexicalEditor, element: HTMLElement, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key !== " " || ctrlKey || metaKey || altKey || !element.closest("summary")) return false;
  editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, key);
  return true;
}
