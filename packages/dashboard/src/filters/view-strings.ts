import { defineStrings } from "@mailwright/ui";

/** The titles of the views. */
export const viewStrings = defineStrings("dashboard.view", {
  published: "My Templates",
  draft: "Drafts",
  deleted: "Deleted Templates",
  shared: "Shared Templates",
  favorited: "Favorite Templates",
  library: "Template Library",
  category: "Category",
  deletedSystem: "Deleted system templates",
});
