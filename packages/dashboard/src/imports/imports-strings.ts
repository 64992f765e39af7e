import { defineStrings } from "@mailwright/ui";

/** The words that are there before the page of imports is. */
export const importsStrings = defineStrings("dashboard.imports", {
  title: "Import many emails",
  results: "Results of an import",
  failed: "The page could not be loaded. Check your connection and try again.",
});
