import { defineStrings } from "@mailwright/ui";

/** The words of the page of custom fields. */
export const fieldsStrings = defineStrings("fields", {
  title: "Custom fields",
  hint: "What you know of your contacts. The editor offers each as a merge tag; your sender fills it in.",
  name: "Name",
  nameOf: "Name of field {nth}",
  id: "In the email",
  idOf: "Id of field {nth}",
  idHint: "Letters, digits, _ . and -, with a letter first.",
  idTaken: "Another field has this id.",
  nameMissing: "Please enter name",
  add: "Add field",
  remove: "Remove {name}",
  save: "Save",
  saved: "The custom fields have been saved",
  notSaved: "The custom fields could not be saved. Try again.",
  empty: "There are no custom fields yet.",
  failed: "The custom fields could not be loaded.",
  denied: "Only administrators keep the custom fields.",
  back: "Back to templates",
});
