import { defineStrings } from "@mailwright/ui";

export const previewStrings = defineStrings("dashboard.preview", {
  title: "Preview: {name}",
  window: "Open in a window",
  blocked: "The browser has held the window back. Allow windows for this page and try again.",
  loading: "Loading the preview",
  failed: "There was an error loading your template!",
});
