import { defineStrings } from "@mailwright/ui";

export const exportStrings = defineStrings("editor.export", {
  title: "Export",
  lead: "The file holds the email as it is on the canvas now.",
  format: "File format",
  html: "HTML",
  htmlHint: "The finished email, ready for any sending tool.",
  mjml: "MJML",
  mjmlHint: "The source before compiling, for developers.",
  text: "Plain text",
  textHint: "The words only, for the text part of a message.",
  download: "Download",
  cancel: "Cancel",
  done: "{file} has been downloaded",
  fileName: "email",
});
