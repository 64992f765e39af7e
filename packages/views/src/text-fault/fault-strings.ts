import { defineStrings } from "@mailwright/ui";

export const faultStrings = defineStrings("views.faults", {
  nameRequired: "Please enter name",
  tooLong: "Max length exceeded",
  forbiddenCharacters: "These characters are not allowed: {characters}",
  nameCharacters: "Line breaks and invisible characters are not allowed. Please type it anew",
  outerSpaces: "Must not start or end with spaces",
});
