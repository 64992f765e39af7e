import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { categories } from "./categories.js";
import { moment, rawJson } from "./columns.js";
import { users, workspaces } from "./people.js";
import { templates } from "./templates.js";

export const modules = pgTable(
  "custom_blocks",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** Null for a module that came with the product. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    type: text("type", { enum: ["email"] }).notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    html: text("html").notNull(),
    css: text("css").notNull(),
    components: rawJson("components"),
    /** Of html, css and components, so that a list knows how many fit before it reads them. */
    sizeBytes: integer("size_bytes").notNull().default(0),
    templateId: uuid("template_id").references(() => templates.id, { onDelete: "set null" }),
    /** Null is the default group, My modules. */
    categoryId: uuid("category_id").references(() => categories.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    index("custom_blocks_owner").on(t.ownerId),
    index("custom_blocks_newest").on(t.workspaceId, t.type, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
