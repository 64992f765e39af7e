import { defineStrings } from "@mailwright/ui";

export const copyStrings = defineStrings("editor.copy", {
  copied: "Copied successfully",
  notCopied: "Something went wrong. Could not copy",
});
