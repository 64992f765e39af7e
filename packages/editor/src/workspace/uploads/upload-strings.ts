import { defineStrings } from "@mailwright/ui";

export const uploadStrings = defineStrings("editor.uploads", {
  reduced: "{name} was reduced from {before} to {after}",
  notReduced: "Compression error while reducing file size.",
  failed: "Image upload unsuccessful. Please try again.",
  pasting: "Uploading the pasted image",
});
