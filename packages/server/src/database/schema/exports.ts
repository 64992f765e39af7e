import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";
import { sessions, users, workspaces } from "./people.js";
import { templates } from "./templates.js";

/** The state of an export. If the server dies while one is `running`, nobody knows whether it arrived. */
export type ExportState = "running" | "done" | "failed" | "uncertain";

/** Which email was sent to which destination. The caller chooses the id, so that a repeated call is recognised. */
export const templateExports = pgTable(
  "template_exports",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    templateId: uuid("template_id")
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
    /** Null for somebody who is gone. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    provider: text("provider").notNull(),
    /** The template's version that was handed over. */
    version: integer("version").notNull(),
    state: text("state").$type<ExportState>().notNull(),
    /** What it is called there. */
    name: text("name").notNull(),
    /** Was something changed that an earlier export had made? */
    isUpdate: boolean("is_update").notNull().default(false),
    externalId: text("external_id"),
    externalUrl: text("external_url"),
    /** The code of what went wrong; the service's own words are not kept. */
    failure: text("failure"),
    createdAt: moment("created_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (t) => [index("template_exports_template").on(t.templateId, t.createdAt), index("template_exports_user").on(t.userId)],
);

/** Windows in which people are about to let us into their accounts elsewhere: each good once, for the session that opened it. */
export const exportGrants = pgTable(
  "export_grants",
  {
    stateHash: text("state_hash").primaryKey(),
    sessionHash: text("session_hash")
      .notNull()
      .references(() => sessions.idHash, { onDelete: "cascade" }),
    provider: text("provider").notNull(),
    /** What the exchange of the code needs, sealed with a key that is not in the database. */
    sealed: text("sealed").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("export_grants_session").on(t.sessionHash), index("export_grants_expires").on(t.expiresAt)],
);

/** Accounts at services that people keep. What was given for them is encrypted with a key that is not in the database. */
export const connections = pgTable(
  "connections",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** The person who entered the account. An account of the team is deleted with them too, because it may be their own. */
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text("provider").notNull(),
    name: text("name").notNull(),
    isTeam: boolean("is_team").notNull(),
    /** By which key it was encrypted. */
    keyId: text("key_id").notNull(),
    sealed: text("sealed").notNull(),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [
    index("connections_owner").on(t.ownerId),
    index("connections_list").on(t.workspaceId, t.provider, t.name, t.id),
    index("connections_key").on(t.keyId),
  ],
);
