import { defineStrings } from "@mailwright/ui";

/** The words about accounts that are kept. */
export const accountStrings = defineStrings("views.accounts", {
  account: "Account",
  another: "Another account",
  ofTeam: "{name} (team, by {owner})",
  keptHint: "What it was kept with is used.",
  test: "Test connection",
  testing: "Asking {name}",
  works: "{name} lets us in.",
  untold: "{name} has no way to ask. The next export will tell.",
  remember: "Remember this account",
  rememberHint: "Kept encrypted on the server, readable by nobody. Remove it on your account page at any time.",
  nameOfAccount: "Name of the account",
  team: "Everybody in the workspace may use it",
  listFailed: "The accounts that are kept could not be loaded. You can still enter one.",
});
