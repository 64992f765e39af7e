import { defineStrings } from "@mailwright/ui";

export const previewStrings = defineStrings("editor.preview", {
  region: "Preview",
  tools: "Preview tools",
  dark: "Dark mode",
  textOnly: "Text only",
  programs: "Mail programs",
  amp: "AMP part",
  textOf: "Text of the email",
  page: "Open as a page",
  pageUnsaved: "Open as a page (as it was last saved)",
  exit: "Exit preview",
  preparing: "Preparing the preview",
});
