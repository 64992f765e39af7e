import type { Category } from "@mailwright/contract";

/** The group of the layouts that came with the product: administrators see it, nobody edits it. */
const layoutsGroup = "layouts";

/** Whether a category may be renamed, hidden, deleted, and have templates put into it. */
export function isEditableCategory({ group }: Pick<Category, "group">): boolean {
  return group !== layoutsGroup;
}
