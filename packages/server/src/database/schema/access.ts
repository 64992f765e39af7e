import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";
import { users } from "./people.js";
import { templates } from "./templates.js";

/** Whose favourites it is among: each person has their own. */
export const templateFavorites = pgTable(
  "template_favorites",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    templateId: uuid("template_id")
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.templateId] }), index("template_favorites_template").on(t.templateId)],
);

/** Addresses that people without an account may open, until they end or are withdrawn. */
export const shareLinks = pgTable(
  "share_links",
  {
    id: uuid("id").primaryKey(),
    templateId: uuid("template_id")
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
    makerId: uuid("maker_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The address holds a secret; only its hash is stored. */
    secretHash: text("secret_hash").notNull(),
    /** The template's `accessEpoch` when it was made. */
    epoch: integer("epoch").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    uses: integer("uses").notNull(),
    lastUsedAt: moment("last_used_at"),
    /** A review link: whoever has it may comment. */
    mayComment: boolean("may_comment").notNull().default(false),
    passwordHash: text("password_hash"),
    /** Wrong passwords since the last right one, and when the last one came. */
    failedTries: integer("failed_tries").notNull().default(0),
    triedAt: moment("tried_at"),
    /** What guests wrote, changed and deleted by it since the beginning of a minute. */
    guestWrites: integer("guest_writes").notNull().default(0),
    guestWritesSince: moment("guest_writes_since"),
  },
  (t) => [uniqueIndex("share_links_secret").on(t.secretHash), index("share_links_template").on(t.templateId, t.createdAt)],
);
