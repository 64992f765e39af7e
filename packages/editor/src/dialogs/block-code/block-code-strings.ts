import { defineStrings } from "@mailwright/ui";

export const blockCodeStrings = defineStrings("editor.block-code", {
  title: "Edit code",
  label: "HTML code",
  lead: "This HTML goes into the email as it is. Scripts are left out, because no mail client runs them.",
  cancel: "Cancel",
  apply: "Apply",
});
