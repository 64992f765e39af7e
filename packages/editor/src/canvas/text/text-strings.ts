import { defineStrings } from "@mailwright/ui";

export const textStrings = defineStrings("editor.text", {
  itemText: "{block}, {item} {place} of {count}: {member}",
  notLoaded: "Text editing could not be loaded. Check your connection and try again.",
  unsafeLink: "A link was left out, because its address may not stand in an email. Its words are here.",
});
