import { defineStrings } from "@mailwright/ui";

export const headerStrings = defineStrings("editor.header", {
  region: "Editor header",
  home: "Go to templates",
  draft: "Draft",
  published: "Published",
  deleted: "Deleted",
  unsaved: "Unsaved changes",
  saving: "Saving…",
  saved: "Saved",
  notSaved: "Not saved",
  untitled: "Untitled template",
  testEmail: "Test email",
  help: "Help",
  preview: "Preview",
  save: "Save",
  saveAndContinue: "Save and continue",
  cancel: "Cancel",
  publish: "Publish",
  unpublish: "Unpublish",
  restore: "Restore",
  readOnly: "Read only",
});
