import { defineStrings } from "@mailwright/ui";

export const clipboardStrings = defineStrings("editor.clipboard", {
  stylesCopied: "Styles successfully copied.",
  copied: "Copied successfully",
  notCopied: "Something went wrong. Could not copy",
  notPasted: "Something went wrong. Could not paste",
});
