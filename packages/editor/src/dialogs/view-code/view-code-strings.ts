import { defineStrings } from "@mailwright/ui";

export const viewCodeStrings = defineStrings("editor.view-code", {
  title: "View code",
  formats: "Format",
  html: "HTML",
  css: "CSS",
  mjml: "MJML",
  lead: "The code of the email as it is on the canvas. To change it, use Import code or a code block.",
  copy: "Copy",
  codeOf: "{format} code",
});
