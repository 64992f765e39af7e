import { defineStrings } from "@mailwright/ui";

/** The words of the sidebar. */
export const sidebarStrings = defineStrings("dashboard.sidebar", {
  views: "Template views",
  project: "Project",
  ownCategories: "My categories",
  quickStart: "Quick start",
  published: "Published",
  draft: "Draft",
  deleted: "Deleted",
  shared: "Shared",
  favorited: "Favorite",
  pictures: "Images",
  imports: "Imports",
  allSystem: "All system templates",
  deletedSystem: "Deleted system templates",
  createCategory: "Create category",
  categoryActions: "Actions for {name}",
  rename: "Rename",
  hide: "Hide",
  show: "Show",
  showAgain: "Show {name} again",
  delete: "Delete",
  hidden: "{name} is hidden",
  shown: "{name} is shown again",
  loadFailed: "The categories could not be loaded.",
  countsFailed: "The numbers could not be loaded.",
});
