import { defineStrings } from "@mailwright/ui";

export const previewStrings = defineStrings("dashboard.preview", {
  title: "Preview: {name}",
  window: "Open in a window",
  loading: "Loading the preview",
  failed: "There was an error loading your template!",
});
