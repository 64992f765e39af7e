import { defineStrings } from "@mailwright/ui";

export const confirmStrings = defineStrings("dashboard.confirm", {
  unpublishTitle: "Unpublish template",
  unpublish: "“{name}” moves back to your drafts. Emails that were sent with it do not change.",
  unpublishLabel: "Unpublish",
  removeTitle: "Remove template",
  remove: "“{name}” moves to the deleted templates. It waits there until you restore it or delete it forever.",
  removeLabel: "Remove",
  deleteTitle: "Delete forever",
  delete: "“{name}” and its versions are gone for good. This cannot be undone.",
  shareEnds: {
    one: "The person it is shared with can no longer open it.",
    other: "The {count} people it is shared with can no longer open it.",
  },
  teamShareEnds: "The people and teams it is shared with can no longer open it.",
  deleteLabel: "Delete forever",
  unlockTitle: "Unlock template",
  unlock: "Somebody may be editing “{name}” right now. What they have not saved yet may be lost.",
  unlockLabel: "Unlock",
  convertTitle: "Convert to system template",
  convert: "“{name}” leaves your templates and becomes a layout that everybody can start from. This cannot be undone.",
  convertLabel: "Convert",
});
