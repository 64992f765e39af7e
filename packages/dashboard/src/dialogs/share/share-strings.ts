import { defineStrings } from "@mailwright/ui";

export const shareStrings = defineStrings("dashboard.share", {
  title: "Share template",
  intro: "Collaborators open “{name}” with you. Choose what each of them may do.",
  collaborators: "Collaborators",
  placeholder: "Type a name or an email address",
  nobody: "Nobody works on it but you.",
  ends: "Nobody is left: the template is not shared any more.",
  roles: "What each of them may do",
  roleOf: "What {name} may do",
  view: "Can view",
  comment: "Can comment",
  edit: "Can edit",
  person: "{name} ({email})",
  failed: "The people of your company could not be loaded",
  loading: "Loading the people of your company",
  save: "Save",
  cancel: "Cancel",
  shared: { one: "“{name}” is shared with {count} person", other: "“{name}” is shared with {count} people" },
  unshared: "“{name}” is not shared any more",
});
