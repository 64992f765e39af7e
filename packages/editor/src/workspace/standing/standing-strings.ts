import { defineStrings } from "@mailwright/ui";

export const standingStrings = defineStrings("editor.standing", {
  view: "You may view this email. Its owner decides who may edit it.",
  comment: "You may comment on this email. Its owner decides who may edit it.",
  kept: "Your changes are kept here, but you can't save them.",
  held: "{name} has this email open. Until they are done it cannot be saved here.",
  unlocked: "You were unlocked by {name}. Your changes are kept here, but you can't save them.",
  newer: "{name} saved a newer version of this email. When you save, you can choose.",
  ended: "Your access to this email has ended. Your work stays here for you to read and copy.",
  deleted: "This email has been deleted. Once it is restored, you can go on here.",
  "signed-out": "You are signed out. Your work is kept in this browser.",
  signInAgain: "Sign in again",
  unlock: "Unlock",
  reopen: "Open again",
  comments: "Comments",
  saveCopy: "Save a copy",
  viewCode: "View code",
});
