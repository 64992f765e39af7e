import { defineStrings } from "@mailwright/ui";

export const templateInfoStrings = defineStrings("editor.template-info", {
  title: "Template info",
  name: "Name",
  description: "Description",
  descriptionHint: "Up to {most} characters.",
  preHeader: "Preheader",
  preHeaderHint: "Shown after the subject in the inbox. 50 to 100 characters work best.",
  tags: "Tags",
  tagsHint: "Press Enter after each tag.",
  save: "Save",
  cancel: "Cancel",
  saved: "Template settings has been saved",
});
