import { defineStrings } from "@mailwright/ui";

/** The words around one's own pictures. */
export const picturesStrings = defineStrings("dashboard.pictures", {
  title: "Images",
  copyAddress: "Copy address",
  copied: "The address is copied",
  notCopied: "The address could not be copied. It is {url}",
  open: "Open image",
});
