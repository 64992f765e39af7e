import { defineStrings } from "@mailwright/ui";

export const companyStrings = defineStrings("editor.company", {
  here: { one: "{name} is here too", other: "{count} others are here" },
  menu: "Who is here",
  at: "{name}, at {block}",
  writes: "{name}, writing in {block}",
  goTo: "Go to",
  follow: "Follow",
  followed: "Following {name}",
  unfollowed: "No longer following {name}",
  writing: "{name} is writing",
  removed: "Somebody deleted the block that you were writing in.",
  restore: "Restore",
  contested: {
    one: "While you had no connection, others changed a block that you changed too. Your version stands.",
    other: "While you had no connection, others changed {count} blocks that you changed too. Your versions stand.",
  },
  show: "Show",
  compare: "Compare",
});
