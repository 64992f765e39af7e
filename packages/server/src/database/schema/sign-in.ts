import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";
import { sessions, users, workspaces } from "./people.js";

/** What an OpenID Connect provider gave for a session. */
export const providerSessions = pgTable(
  "provider_sessions",
  {
    sessionHash: text("session_hash")
      .primaryKey()
      .references(() => sessions.idHash, { onDelete: "cascade" }),
    subject: text("subject").notNull(),
    /** The provider's own name of the session, by which it ends it. */
    providerSessionId: text("provider_session_id"),
    /** The provider's tokens, sealed with a key that is not in the database. */
    sealedTokens: text("sealed_tokens").notNull(),
    /** When the provider is asked again; null where it gave nothing to ask with. */
    refreshAt: moment("refresh_at"),
  },
  (t) => [
    index("provider_sessions_subject").on(t.subject),
    index("provider_sessions_id").on(t.providerSessionId),
    index("provider_sessions_refresh").on(t.refreshAt),
  ],
);

/** The link that makes the first administrator: one row at most. */
export const setUpLinks = pgTable("set_up_links", {
  isOnly: boolean("is_only").primaryKey().default(true),
  tokenHash: text("token_hash").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

/** People who may come in once their provider vouches for that address. */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** In small letters. */
    email: text("email").notNull(),
    role: text("role", { enum: ["ROLE_ADMIN", "user"] }).notNull(),
    plan: integer("plan").notNull(),
    inviterId: uuid("inviter_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [uniqueIndex("invitations_email").on(t.workspaceId, t.email), index("invitations_expires").on(t.expiresAt)],
);
