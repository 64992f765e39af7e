import { defineStrings } from "@mailwright/ui";

export const categoryStrings = defineStrings("dashboard.category", {
  createTitle: "Create category",
  renameTitle: "Rename category",
  name: "Category name",
  create: "Create",
  rename: "Rename",
  cancel: "Cancel",
  required: "Category name is required",
  nameCharacters: "Line breaks and invisible characters are not allowed. Please type it anew",
  tooLong: "Max length exceeded",
  duplicate: "A category with this name already exists! Please type a different name",
  created: "The category “{name}” has been created",
  renamed: "The category is called “{name}” now",
  deleteTitle: "Delete category",
  delete: "“{name}” is gone for everybody. The templates inside stay, without it.",
  deleteLabel: "Delete",
  deleted: "The category “{name}” has been deleted",
});
