import type { Block } from "@mailwright/document";
import { removeBlocks } from "./tree.js";

/** The section that a blank email begins with: the only row, with nothing set and nothing in its columns. */
export function findBlankRow(root: Block): Block | undefined {
  const [row, second] = rowsOf(root);
  if (!row || second || row.type !== "section" || isSet(row)) return undefined;
  return (row.children ?? []).every((cell) => !cell.children?.length) ? row : undefined;
}

/** The tree without the section of a blank email, once something stands beside it. Something inside it makes it another block, which stays. */
export function withoutBlankRow(root: Block, blank: Block | undefined): Block {
  const rows = rowsOf(root);
  return blank && rows.length > 1 && rows.includes(blank) ? removeBlocks(root, [blank.id]) : root;
}

function rowsOf({ children }: Block): readonly Block[] {
  return (children ?? []).filter(({ type }) => type === "wrapper").flatMap((wrapper) => wrapper.children ?? []);
}

function isSet({ props, extras }: Block): boolean {
  return Object.keys(props).length > 0 || extras !== undefined;
}
