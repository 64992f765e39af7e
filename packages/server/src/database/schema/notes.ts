import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";
import { users } from "./people.js";
import { templates } from "./templates.js";

export const notes = pgTable(
  "notes",
  {
    id: uuid("id").primaryKey(),
    templateId: uuid("template_id")
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
    /** Null for somebody who was removed, and whose templates went to somebody else. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("notes_user").on(t.userId), index("notes_template").on(t.templateId, t.createdAt)],
);
