import { defineStrings } from "@mailwright/ui";

export const importCodeStrings = defineStrings("editor.import-code", {
  title: "Import code",
  lead: "Paste HTML, MJML or the design of another editor (JSON), or upload a file. You see what becomes of it before it takes the place of everything on the canvas.",
  parts: "Code",
  html: "HTML or MJML",
  css: "CSS",
  htmlLabel: "HTML or MJML code",
  cssLabel: "CSS code",
  htmlPlaceholder: "Paste the code of an email here",
  cssPlaceholder: "Style sheet of the HTML, if it stands in a file of its own",
  base: "Address of its page",
  baseHint: "Some pictures or links have no full address. With the address of the page that the code comes from they are found.",
  baseFault: "A full address begins with https://",
  upload: "Upload .html, .mjml or .json file",
  cancel: "Cancel",
  continue: "Continue",
  imported: "The code has been imported",
  importedInPart: {
    one: "The code has been imported. {count} part stays as it was written",
    other: "The code has been imported. {count} parts stay as they were written",
  },
  tooLarge: "The file size can not exceed 2MB",
  wrongKind: "Sorry, {file} is invalid, allowed extension is: .html",
  unreadable: "An error occurred while attempting to read the file.",
  oversize: "The template content exceeds the size limit.",
  base64Html: "Base64 encoded content is not allowed in the template. Please ensure it is not present in line(s) {lines} of the HTML code.",
  base64Css: "Base64 encoded content is not allowed in the template. Please ensure it is not present in line(s) {lines} of the CSS code.",
  "source-empty": "There is no code to import yet.",
  "source-too-long": "The template content exceeds the size limit.",
  "source-json": "This is JSON, and no design of an editor that is known here. Export the email there as HTML, and import that.",
  "source-not-built":
    "This is the source of an email that a tool such as Maizzle still has to build. Build it there, and import the HTML that comes of it.",
  "source-no-markup": "This is no HTML or MJML: there is not a single tag in it.",
  "source-mail":
    "This is a whole message (.eml), and nothing in it can be read: it may be encrypted. Open it in a mail program, and import the HTML of what it shows.",
  "source-no-content": "There is nothing in this code that could be shown.",
});
