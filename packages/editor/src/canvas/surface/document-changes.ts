import type { Block, EmailDocument } from "@mailwright/document";

const none: readonly Block[] = [];

/** May every row look different? True after a change of General settings, or of the page wrapper's props, which rows read. */
export function isRestyled(before: EmailDocument, after: EmailDocument): boolean {
  if (before.settings !== after.settings) return true;
  const [was = none, is = none] = [before.root.children, after.root.children];
  return was.length !== is.length || is.some((block, index) => block.props !== was[index]?.props || block.extras !== was[index]?.extras);
}

/** Is the email still one section of empty columns? */
export function isBlank(rows: readonly Block[]): boolean {
  return rows.length === 1 && rows.every((row) => row.children?.every((cell) => cell.type === "cell" && !cell.children?.length));
}
