import { defineStrings } from "@mailwright/ui";

export const unpublishStrings = defineStrings("editor.unpublish", {
  title: "Unpublish this template?",
  text: "{name} goes back to the drafts and can no longer be chosen for sending. Nothing of it is lost.",
  unpublish: "Unpublish",
  cancel: "Cancel",
});
