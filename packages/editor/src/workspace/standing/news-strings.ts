import { defineStrings } from "@mailwright/ui";

/** What others did with the open template, as it is told when it happens. */
export const newsStrings = defineStrings("editor.news", {
  freed: "{name} is done with this email. You can save it again.",
  mayEdit: "You may edit this email now.",
  reviewAsked: "You are asked to review this email.",
  approved: "This email is approved.",
  changesAsked: "Changes to this email were asked for. See Review.",
  approvalTaken: "The approval was taken back, because the email was changed.",
});
