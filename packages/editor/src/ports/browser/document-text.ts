import type { Block, EmailDocument } from "@mailwright/document";

/** The rows stand this deep: in the page wrapper, which stands in the root. */
const rowDepth = 2;

/** What a row was written as. A row that did not change is the same object for ever. */
const rowTexts = new WeakMap<Block, string>();

/**
 * A document as JSON. Only rows that were not written before are looked into, so that the draft that is kept after an edit costs the same in
 * a short email and in a long one. `write` makes JSON of a part.
 */
export function writeDocumentText({ root, ...others }: EmailDocument, write: (part: object) => string = JSON.stringify): string {
  const bare = write(others);
  return `${bare.slice(0, -1)}${bare === "{}" ? "" : ","}"root":${writeBlock(root, 0, write)}}`;
}

function writeBlock(block: Block, depth: number, write: (part: object) => string): string {
  if (depth < rowDepth) {
    const { children, ...own } = block;
    const text = write(own);
    return children ? `${text.slice(0, -1)},"children":[${children.map((child) => writeBlock(child, depth + 1, write)).join()}]}` : text;
  }
  const text = rowTexts.get(block) ?? write(block);
  rowTexts.set(block, text);
  return text;
}
