import { defineStrings } from "@mailwright/ui";

export const categoryStrings = defineStrings("views.categories", {
  label: "Categories",
  placeholder: "Choose categories",
  starterHint: "Where the layout is found in the library.",
  failed: "The categories could not be loaded.",
});
