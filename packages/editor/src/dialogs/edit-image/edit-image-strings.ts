import { defineStrings } from "@mailwright/ui";

export const editImageStrings = defineStrings("editor.editImage", {
  title: "Edit image",
  cancel: "Cancel",
  failed: "The image could not be opened",
});
