import { defineStrings } from "@mailwright/ui";

export const workspaceStrings = defineStrings("editor.workspace", {
  saved: "Template has been saved",
  unpublished: "Template has been moved to drafts",
  restored: "Template has been restored",
});
