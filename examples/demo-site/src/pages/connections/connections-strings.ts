import { defineStrings } from "@mailwright/ui";

/** The words of the page with the accounts that are kept at services. */
export const connectionsStrings = defineStrings("connections", {
  title: "Accounts at services",
  hint: "What exports may use without asking again. It is kept encrypted, and nobody can read it.",
  back: "Back to templates",
  failed: "The accounts could not be loaded",
  none: "No account is kept",
  noneHint: "Export an email, and choose to remember the account that it goes to.",
  at: "{service} · {whose} · {used}",
  own: "yours",
  ofTeam: "of the team, by {owner}",
  usedAt: "last used {when}",
  unused: "not used yet",
  test: "Test connection",
  testOf: "Test connection of {name}",
  testing: "Asking {service}",
  works: "{service} lets us in.",
  untold: "{service} has no way to ask. The next export will tell.",
  refused: "{service} does not let us in. Enter the account anew with the next export, and remove this one.",
  notTested: "{service} could not be asked. Try again later.",
  says: "{service} says: {reason}",
  remove: "Remove",
  removeOf: "Remove {name}",
  removeTitle: "Remove {name}?",
  removeQuestion: "Exports ask for the account again. {service} is not told: to be certain, withdraw the key or the consent there too.",
  removeOfTeam:
    "Nobody in the workspace can export with it any more. {service} is not told: to be certain, withdraw the key or the consent there too.",
  removed: "{name} has been removed",
  notRemoved: "The account could not be removed. Try again later",
});
