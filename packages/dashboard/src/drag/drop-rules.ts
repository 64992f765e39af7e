import type { Category, TemplateView } from "@mailwright/contract";
import type { TemplateActionId } from "../actions/template-action.js";
import type { BulkAction } from "../selection/bulk-action.js";

/** An entry of the sidebar, as a place to drop templates on. */
export type DropPlace =
  | { readonly kind: "view"; readonly status: TemplateView }
  | { readonly kind: "category"; readonly category: Category };

/** What dropping one template on a view does: the first of these that may be done with it. */
const actionsOf = {
  published: ["publish"],
  draft: ["unpublish", "restore"],
  deleted: ["remove"],
  shared: ["share"],
  favorited: ["favorite"],
} satisfies Record<TemplateView, readonly TemplateActionId[]>;

/** The action that moves a template to a view, out of those that may be done with it. */
export function resolveDrop(status: TemplateView, permitted: readonly TemplateActionId[]): TemplateActionId | undefined {
  return actionsOf[status].find((action) => permitted.includes(action));
}

const bulkActionsOfView = { draft: ["unpublish", "restore"], deleted: ["remove"] } satisfies Partial<
  Record<TemplateView, readonly BulkAction[]>
>;

/** The same for several at once, out of what the view on screen offers for many. */
export function resolveBulkDrop(status: TemplateView, offered: readonly BulkAction[]): BulkAction | undefined {
  if (status !== "draft" && status !== "deleted") return undefined;
  return bulkActionsOfView[status].find((action) => offered.includes(action));
}
