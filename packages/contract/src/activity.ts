import type { components } from "./api.gen.js";

type Schemas = components["schemas"];

/** What can be done with a template that those who see it are told of. */
export type ActivityKind = Schemas["ActivityEntry"]["kind"];

/** Under what each is found. */
export const activityGroupOf = {
  created: "changes",
  copied: "changes",
  changed: "changes",
  "settings-changed": "changes",
  renamed: "changes",
  "version-named": "changes",
  "version-restored": "changes",
  locked: "changes",
  unlocked: "changes",
  shared: "sharing",
  unshared: "sharing",
  "role-changed": "sharing",
  transferred: "sharing",
  "link-created": "sharing",
  "link-revoked": "sharing",
  commented: "comments",
  resolved: "comments",
  reopened: "comments",
  "approval-asked": "publishing",
  "approval-withdrawn": "publishing",
  approved: "publishing",
  "changes-asked": "publishing",
  published: "publishing",
  unpublished: "publishing",
  removed: "publishing",
  restored: "publishing",
  exported: "exports",
  "test-mail": "exports",
} as const satisfies Record<ActivityKind, Schemas["ActivityGroup"]>;

/** All of them, in the order in which people choose from them. */
export const activityGroups = ["changes", "sharing", "comments", "publishing", "exports"] as const satisfies Schemas["ActivityGroup"][];
