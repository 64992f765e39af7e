import { defineStrings } from "@mailwright/ui";

export const closedStrings = defineStrings("editor.closed", {
  missing: "Template not found",
  missingHint: "It may have been deleted for good, or its address is not complete.",
  denied: "This template cannot be opened",
  deniedHint: "Ask the person who owns it to share it with you.",
  lockedHint: "You can ask for it to be unlocked, or come back later.",
  unlockHint: "As its owner you can unlock it. What the other person has not saved yet stays in their browser.",
  notShared: "This template is shared with others",
  notSharedHint: "Only its owner and the people it is shared with can open it. Ask its owner to share it with you.",
  request: "Request unlock",
  requested: "The request has been sent",
  unlock: "Unlock",
  retry: "Try again",
  home: "Go to templates",
});
