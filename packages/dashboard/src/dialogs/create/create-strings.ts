import { defineStrings } from "@mailwright/ui";

export const createStrings = defineStrings("dashboard.create", {
  title: "Create new template",
  starters: "Layouts",
  basic: "Basic layouts",
  featured: "Featured layouts",
  chosen: "From the library",
  blank: "Blank",
  startFrom: "Start from",
  emptyTab: "No layouts are here. You can start from a blank template.",
  startersFailed: "The layouts could not be loaded. You can start from a blank template.",
  loading: "Loading layouts",
  name: "Name",
  description: "Description",
  tags: "Tags",
  tagsHint: "Separated by commas",
  system: "Create system template",
  systemHint: "Everybody can start from it.",
  create: "Create",
  cancel: "Cancel",
});
