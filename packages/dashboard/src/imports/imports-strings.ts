import { defineStrings } from "@mailwright/ui";

/** The words that are there before the page of imports is, or another page. */
export const importsStrings = defineStrings("dashboard.imports", {
  failed: "The page could not be loaded. Check your connection and try again.",
});
