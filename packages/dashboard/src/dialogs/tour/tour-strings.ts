import { defineStrings } from "@mailwright/ui";

export const tourStrings = defineStrings("dashboard.tour", {
  title: "Dashboard tour",
  viewsTitle: "Find your templates",
  views: "Published, drafts, favorites and what others share with you stand here, and the layouts of the library below.",
  listTitle: "Sort, search and clean up",
  list: "Search by name, sort, change the view, or choose many templates at once to move or remove them together.",
  createTitle: "Create your first template",
  create: "Start from a blank template or from a layout. You can change everything later.",
  finish: "Finish",
  createNow: "Create a template",
});
