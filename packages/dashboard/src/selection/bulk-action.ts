import type { DashboardView } from "../view/dashboard-view.js";
import { isLibrary } from "../view/dashboard-view.js";

/** What can be done with many templates at once. */
export const bulkActions = ["unpublish", "restore", "remove", "delete-forever"] as const;
export type BulkAction = (typeof bulkActions)[number];

type Place = DashboardView["status"] | "library" | "deleted-library";

const offered = {
  published: ["unpublish", "remove"],
  draft: ["remove"],
  deleted: ["restore", "delete-forever"],
  shared: ["remove"],
  favorited: ["unpublish", "remove"],
  library: ["remove", "delete-forever"],
  "deleted-library": ["delete-forever"],
} as const satisfies Record<Place, readonly BulkAction[]>;

/** What the view on screen offers for the chosen templates. */
export function bulkActionsOf(view: DashboardView): readonly BulkAction[] {
  // Drafts and published ones stand together, as among the favourites.
  if (view.ownCategory !== undefined) return offered.favorited;
  if (!isLibrary(view)) return offered[view.status];
  return offered[view.isSystem ? "deleted-library" : "library"];
}

/** Can the templates of the view on screen be exported? What was removed is restored first; layouts are copied first. */
export const mayExportFrom = (view: DashboardView): boolean => !isLibrary(view) && view.status !== "deleted";
