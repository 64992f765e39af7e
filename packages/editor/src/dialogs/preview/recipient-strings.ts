import { defineStrings } from "@mailwright/ui";

export const recipientStrings = defineStrings("editor.previewRecipient", {
  label: "Show as",
  everything: "Everything",
  sample: "Sample recipient",
  failed: "The email could not be filled in for {name}. Everything shows.",
});
