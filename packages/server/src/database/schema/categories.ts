import { boolean, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "./people.js";

export const categories = pgTable(
  "categories",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Trimmed and case-folded: what makes two names the same. */
    nameKey: text("name_key").notNull(),
    type: text("type", { enum: ["email", "email_cb"] }).notNull(),
    group: text("group").notNull(),
    hidden: boolean("hidden").notNull(),
    position: integer("position").notNull(),
  },
  (t) => [uniqueIndex("categories_name").on(t.workspaceId, t.type, t.group, t.nameKey)],
);
