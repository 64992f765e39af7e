import { defineStrings } from "@mailwright/ui";

export const testEmailStrings = defineStrings("editor.test-email", {
  title: "Test email",
  recipients: "Send to",
  recipientsHint: "Up to {count} addresses. Press Enter after each.",
  placeholder: "name@example.com",
  send: "Send",
  cancel: "Cancel",
  none: "Add at least 1 email",
  invalid: "Please enter valid email",
  tryAgain: "Try again",
  delayed: "The mail server does not take emails right now. It is tried again for some minutes; Cancel stops it.",
  sent: "Your emails have been sent",
  kept: "This server keeps emails instead of sending them: yours is in its inbox.",
  openInbox: "Open inbox",
  unsavedTitle: "Save first?",
  unsaved: "A test email shows the template as it was last saved. Your latest changes are not saved yet.",
  saveAndContinue: "Save and continue",
});
