import { defineStrings } from "@mailwright/ui";

export const addressStrings = defineStrings("views.imageAddress", {
  open: "Add by address",
  label: "Image address",
  placeholder: "https://",
  missing: "Image URL should not be empty.",
  unsafe: "Use an address that begins with https://.",
  add: "Add",
  use: "Use this address",
  useAnyway: "Use the address as it is",
  cancel: "Cancel",
  notFetched: "No image could be fetched from this address.",
  notAPicture: "At this address is no image that emails can use.",
  tooLarge: "The image at this address is too large.",
});
