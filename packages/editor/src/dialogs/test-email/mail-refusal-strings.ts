import { defineStrings } from "@mailwright/ui";

/** Why no test email was sent, where only that is refused so. Keys are the contract's error codes. */
export const mailRefusalStrings = defineStrings("editor.errors", {
  "mail-not-sent": "The mail server did not take the email. Try again later",
  "too-many-mails": "This address has had many emails from here. Try again in an hour",
  "mail-uncertain": "The connection to the mail server broke off. Ask whether the email arrived before you send it again",
});
