import type { BulkAction } from "../selection/bulk-action.js";

/** How each bulk action is named; what is asked and told of it comes with its dialog. */
export const bulkLabels = {
  unpublish: "unpublish",
  restore: "restore",
  remove: "remove",
  "delete-forever": "deleteForever",
} as const satisfies Record<BulkAction, string>;
