import { defineStrings } from "@mailwright/ui";

export const previewStrings = defineStrings("editor.preview", {
  region: "Preview",
  tools: "Preview tools",
  dark: "Dark mode",
  frame: "Preview of the email",
  exit: "Exit preview",
  preparing: "Preparing the preview",
});
