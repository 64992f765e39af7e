import { defineStrings } from "@mailwright/ui";

export const settingsStrings = defineStrings("dashboard.settings", {
  title: "Template settings",
  name: "Name",
  description: "Description",
  descriptionHint: "At most {most} characters",
  preHeader: "Hidden preheader",
  preHeaderHint: "Inboxes show it after the subject. {least} to {most} characters are recommended.",
  tooShort: "Shorter than the recommended {least} to {most} characters.",
  tooLong: "Longer than the recommended {least} to {most} characters.",
  tags: "Tags",
  tagsHint: "Press Enter after each tag.",
  save: "Save",
  cancel: "Cancel",
  saved: "Template settings has been saved",
  conflict: "Somebody else has changed this template in between. What you have changed is still here: check it and save again.",
});
