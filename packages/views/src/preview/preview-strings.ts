import { defineStrings } from "@mailwright/ui";

export const previewStrings = defineStrings("views.preview", {
  frame: "Preview of the email",
  device: "Device",
  desktop: "Desktop",
  tablet: "Tablet",
  mobile: "Mobile",
});
