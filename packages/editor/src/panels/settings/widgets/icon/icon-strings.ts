import { defineStrings } from "@mailwright/ui";

export const iconStrings = defineStrings("editor.icons", {
  choose: "Choose an icon",
  change: "Change icon",
  remove: "Remove icon",
  search: "Search icons",
  results: "Icons",
  searching: "Searching icons",
  found: { one: "{count} icon found", other: "{count} icons found" },
  none: "No icon fits. Try another word.",
  failed: "The icons could not be fetched.",
  retry: "Retry",
  more: "More icons",
  category: "Category",
  all: "All",
  style: "Style",
  recent: "Used before",
  notOpened: "The page could not show its icons.",
});
