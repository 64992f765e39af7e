import { defineStrings } from "@mailwright/ui";

export const shareStrings = defineStrings("dashboard.share", {
  title: "Share template",
  intro: "Collaborators open and edit “{name}” with you, one at a time.",
  collaborators: "Collaborators",
  placeholder: "Type a name or an email address",
  nobody: "Nobody works on it but you.",
  ends: "Nobody is left: the template is not shared any more.",
  person: "{name} ({email})",
  failed: "The people of your company could not be loaded",
  loading: "Loading the people of your company",
  save: "Save",
  cancel: "Cancel",
  shared: { one: "“{name}” is shared with {count} person", other: "“{name}” is shared with {count} people" },
  unshared: "“{name}” is not shared any more",
});
