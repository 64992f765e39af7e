/** May this be opened? Nothing at all is a new email; JSON that has a tree of blocks is opened as far as it can be read. */
export function isDocument(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && "root" in value && typeof value.root === "object" && value.root !== null;
}
