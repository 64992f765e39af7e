import type { Category } from "@mailwright/contract";

/** The group of the starters that came with the product: administrators see it, nobody edits it. */
const startersGroup = "layouts";

/** Whether a category may be renamed, hidden, deleted, and have templates put into it. */
export function isEditableCategory({ group }: Pick<Category, "group">): boolean {
  return group !== startersGroup;
}
