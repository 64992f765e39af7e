import type { Block, EmailDocument } from "@mailwright/document";

/** The rows stand this deep: in the page wrapper, which stands in the root. */
const rowDepth = 2;

/** The JSON of each row that was written. It stays valid, because a changed row is another object. */
const rowTexts = new WeakMap<Block, string>();

/**
 * A document as JSON. Only rows that changed since the last call are written anew, so a draft after an edit costs a long email no more than
 * a short one. `write` makes the JSON of a part.
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
