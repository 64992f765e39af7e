import { defineStrings } from "@mailwright/ui";

export const duplicateStrings = defineStrings("dashboard.duplicate", {
  title: "Duplicate shared template",
  question: "Copy the shared info of “{name}” too?",
  yes: "Yes, the copy is shared with the same people",
  no: "No, the copy is only mine",
  warning: "The shared data is erased in the copy: nobody but you sees it. The original stays shared.",
  duplicate: "Duplicate",
  cancel: "Cancel",
});
