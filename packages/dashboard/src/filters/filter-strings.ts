import { defineStrings } from "@mailwright/ui";

/** The words of the filter bar. */
export const filterStrings = defineStrings("dashboard.filters", {
  sortBy: "Sort by",
  sortLastModified: "Editing date",
  sortCreated: "Created date",
  sortName: "Name",
  sortShared: "Shared",
  search: "Search templates",
  clearSearch: "Clear search",
  tag: "Tag: {tag}",
  clearTag: "Stop showing only the tag {tag}",
  view: "View",
  grid: "Grid",
  smallGrid: "Small grid",
  list: "List",
  bulk: "Bulk actions",
  chosenCount: { one: "{count} selected", other: "{count} selected" },
  create: "Create",
});
