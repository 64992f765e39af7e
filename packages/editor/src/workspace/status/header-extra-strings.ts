import { defineStrings } from "@mailwright/ui";

export const headerExtraStrings = defineStrings("editor.header-extras", {
  more: "More actions",
  view: "View",
  convertUnsaved: "Save your changes before you convert the template",
  converted: "Template successfully converted to system",
});
