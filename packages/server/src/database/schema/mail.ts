import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";
import { users, workspaces } from "./people.js";

export const mailMessages = pgTable(
  "mail_messages",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    userId: uuid("user_id").notNull(),
    templateId: uuid("template_id"),
    fromAddress: text("from_address").notNull(),
    toAddresses: text("to_addresses").array().notNull(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    source: text("source").notNull(),
    /** False until the rest of a large mail is stored too; nobody sees it before. */
    isWhole: boolean("is_whole").notNull().default(true),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("mail_messages_newest").on(t.workspaceId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())],
);

/** What of a mail is too long for one statement: the texts in the mail's own row end where these go on. */
export const mailPieces = pgTable(
  "mail_pieces",
  {
    mailId: uuid("mail_id")
      .notNull()
      .references(() => mailMessages.id, { onDelete: "cascade" }),
    part: text("part", { enum: ["html", "text", "source"] }).notNull(),
    position: integer("position").notNull(),
    content: text("content").notNull(),
  },
  (t) => [primaryKey({ columns: [t.mailId, t.part, t.position] })],
);

/** How many mails each person sent on a day; kept for a few days, for the limit of a day. */
export const mailCounts = pgTable(
  "mail_counts",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    mails: integer("mails").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index("mail_counts_day").on(t.workspaceId, t.day)],
);
