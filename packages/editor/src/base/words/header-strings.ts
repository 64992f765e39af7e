import { defineStrings } from "@mailwright/ui";

export const headerStrings = defineStrings("editor.header", {
  region: "Editor header",
  draft: "Draft",
  published: "Published",
  deleted: "Deleted",
  unsaved: "Unsaved changes",
  saving: "Saving…",
  saved: "Saved",
  notSaved: "Not saved",
  untitled: "Untitled template",
  readOnly: "Read only",
});
