import { defineStrings } from "@mailwright/ui";

export const shareLinksStrings = defineStrings("dashboard.shareLinks", {
  title: "Links given away",
  intro: "Whoever has one of these links sees “{name}” without signing in, until the link ends.",
  loading: "Loading the links",
  failed: "The links could not be loaded",
  empty: "No link works at the moment.",
  list: "Links that work",
  made: "{name}, {date}",
  works: "Works until {date}",
  unused: "Never opened",
  used: { one: "Opened once, on {date}", other: "Opened {count} times, last on {date}" },
  revoke: "Revoke",
  revokeOne: "Revoke the link of {name}, {date}",
  revokeAll: "Revoke all",
  worksFor: "A new link works for",
  days: { one: "{count} day", other: "{count} days" },
  copy: "Copy a new link",
  close: "Close",
  revoked: "The link does not work any more",
  allRevoked: "None of the links works any more",
});
