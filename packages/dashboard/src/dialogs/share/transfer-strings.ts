import { defineStrings } from "@mailwright/ui";

export const transferStrings = defineStrings("dashboard.transfer", {
  title: "Transfer ownership",
  intro: "“{name}” will belong to the person you choose. You may go on editing it.",
  introAdmin: "“{name}” will belong to the person you choose. Whoever it belongs to now may go on editing it.",
  owner: "New owner",
  placeholder: "Type a name or an email address",
  loading: "Loading the people of your company",
  failed: "The people of your company could not be loaded",
  next: "Transfer",
  cancel: "Cancel",
  sureTitle: "Transfer to {person}?",
  sure: "{person} decides from then on who may see and edit “{name}”, and only they can give it back.",
  done: "“{name}” belongs to {person} now",
});
