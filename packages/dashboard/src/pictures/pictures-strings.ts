import { defineStrings } from "@mailwright/ui";

/** The words around one's own pictures. */
export const picturesStrings = defineStrings("dashboard.pictures", {
  title: "Images",
  failed: "Your images could not be shown. Check your connection and try again.",
  copyAddress: "Copy address",
  copied: "The address is copied",
  notCopied: "The address could not be copied. It is {url}",
  open: "Open image",
});
