import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";

export const workspaces = pgTable("workspaces", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  createdAt: moment("created_at").notNull(),
  /** Publishing is refused unless colleagues approved what is stored. */
  publishesApprovedOnly: boolean("publishes_approved_only").notNull().default(false),
});

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    externalId: text("external_id").notNull(),
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    imageUrl: text("image_url").notNull(),
    role: text("role", { enum: ["ROLE_ADMIN", "user"] }).notNull(),
    plan: integer("plan").notNull(),
    entitlements: text("entitlements").array().notNull(),
    dndMode: text("dnd_mode", { enum: ["simple", "advanced"] }).notNull(),
    theme: text("theme", { enum: ["light", "dark", "auto"] }).notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** When the person last called, exact to a few minutes. Null if they have not called since this column exists. */
    lastSeenAt: moment("last_seen_at"),
    /** Since then the person may not come in. */
    deactivatedAt: moment("deactivated_at"),
  },
  (t) => [
    uniqueIndex("users_external_id").on(t.workspaceId, t.externalId),
    index("users_first_name").on(t.workspaceId, t.firstName, t.id),
    index("users_email").on(t.workspaceId, sql`lower(${t.email})`),
  ],
);

/** What a host key may do: make sessions of users, and of administrators too. */
const hostKeyScopes = ["sessions", "admins"] as const;

export const hostKeys = pgTable("host_keys", {
  keyHash: text("key_hash").primaryKey(),
  workspaceId: text("workspace_id")
    .notNull()
    .references(() => workspaces.id, { onDelete: "cascade" }),
  /** What the configuration calls it, for people who look for it. */
  name: text("name").notNull().default(""),
  scopes: text("scopes", { enum: hostKeyScopes }).array().notNull().default(["sessions", "admins"]),
  createdAt: moment("created_at").notNull(),
  /** Exact to a minute. */
  lastUsedAt: moment("last_used_at"),
});

export const sessions = pgTable(
  "sessions",
  {
    idHash: text("id_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    workspaceId: text("workspace_id").notNull(),
    /** The host key that made the session. If that key is withdrawn, the session ends. */
    hostKeyHash: text("host_key_hash"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expires").on(t.expiresAt), index("sessions_host_key").on(t.hostKeyHash)],
);

/** Codes that hosts hand to a browser in place of a session: they work once, for a minute. */
export const signInCodes = pgTable(
  "sign_in_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    sessionHash: text("session_hash")
      .notNull()
      .references(() => sessions.idHash, { onDelete: "cascade" }),
    /** The session's id, which only the code opens. */
    sealedSession: text("sealed_session").notNull(),
    /** Of the browser that asked to sign in; null for a frame of the host's page. */
    stateHash: text("state_hash"),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("sign_in_codes_session").on(t.sessionHash), index("sign_in_codes_expires").on(t.expiresAt)],
);
