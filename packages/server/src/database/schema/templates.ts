import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { categories } from "./categories.js";
import { moment, rawJson } from "./columns.js";
import { users, workspaces } from "./people.js";

export const templates = pgTable(
  "templates",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** Null for a starter that came with the product. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind", { enum: ["user", "system"] }).notNull(),
    type: text("type", { enum: ["email"] }).notNull(),
    status: text("status", { enum: ["published", "draft", "deleted"] }).notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    tags: text("tags").notNull(),
    preHeader: text("pre_header").notNull(),
    /** What a reader of the email sees, for searching; lists do not read it. */
    words: text("words").notNull().default(""),
    isShared: boolean("is_shared").notNull(),
    /** Who holds the lock; null is unlocked. */
    collaboratorId: uuid("collaborator_id").references((): AnyPgColumn => users.id, { onDelete: "set null" }),
    lockedAt: moment("locked_at"),
    /** Whose lock somebody else took away; they open the template again before they save. */
    releasedFromId: uuid("released_from_id").references((): AnyPgColumn => users.id, { onDelete: "set null" }),
    /** Grows whenever an address that was given away must end: links that were made before it open nothing any more. */
    accessEpoch: integer("access_epoch").notNull().default(0),
    sizeBytes: integer("size_bytes").notNull(),
    version: integer("version").notNull(),
    /** The bytes of the preview picture, and the version it shows. */
    previewKey: text("preview_key"),
    previewVersion: integer("preview_version"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    deletedAt: moment("deleted_at"),
  },
  (t) => [
    // Without nullsFirst the index says NULLS LAST, which ORDER BY … DESC cannot use.
    index("templates_by_updated").on(t.workspaceId, t.ownerId, t.kind, t.status, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("templates_by_created").on(t.workspaceId, t.ownerId, t.kind, t.status, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("templates_by_name").on(t.workspaceId, t.ownerId, t.kind, t.status, sql`lower(${t.name})`, t.id),
    // The same whatever the status, for searches by criteria.
    index("templates_of_owner_by_updated").on(t.workspaceId, t.ownerId, t.kind, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("templates_of_owner_by_created").on(t.workspaceId, t.ownerId, t.kind, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("templates_of_owner_by_name").on(t.workspaceId, t.ownerId, t.kind, sql`lower(${t.name})`, t.id),
    // What is shared comes first or last, and the newest of it first in both directions.
    index("templates_shared_first").on(
      ...[t.workspaceId, t.ownerId, t.kind, t.status, t.isShared.desc().nullsFirst()],
      ...[t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()],
    ),
    index("templates_shared_last").on(
      ...[t.workspaceId, t.ownerId, t.kind, t.status, t.isShared, t.updatedAt.desc().nullsFirst()],
      t.id.desc().nullsFirst(),
    ),
    index("templates_system")
      .on(t.workspaceId, t.status, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.kind} = 'system'`),
    index("templates_preview").on(t.previewKey).where(sql`${t.previewKey} is not null`),
    index("templates_shared").on(t.workspaceId, t.ownerId).where(sql`${t.isShared}`),
  ],
);

/** Apart from the row that lists read. */
export const templateBodies = pgTable("template_bodies", {
  templateId: uuid("template_id")
    .primaryKey()
    .references(() => templates.id, { onDelete: "cascade" }),
  html: text("html").notNull(),
  css: text("css").notNull(),
  style: rawJson("style"),
  customStyles: text("custom_styles").notNull(),
  components: rawJson("components"),
});

export const templateVersions = pgTable(
  "template_versions",
  {
    templateId: uuid("template_id")
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
    versionDate: moment("version_date").notNull(),
    version: integer("version").notNull(),
    userId: uuid("user_id"),
    sizeBytes: integer("size_bytes").notNull(),
    /** Empty where nobody named it; what has a name stays. */
    name: text("name").notNull().default(""),
    html: text("html").notNull(),
    css: text("css").notNull(),
    style: rawJson("style"),
    customStyles: text("custom_styles").notNull(),
    components: rawJson("components"),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.versionDate] })],
);

/**
 * Who changed a template, with the number under which that was stored. A version that is kept is by all who stand here since the one before, so
 * that when one is let go of, its authors are those of the next.
 */
export const templateAuthors = pgTable(
  "template_authors",
  {
    templateId: uuid("template_id")
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.version, t.userId] }), index("template_authors_user").on(t.userId)],
);

export const templateCollaborators = pgTable(
  "template_collaborators",
  {
    templateId: uuid("template_id")
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["view", "comment", "edit"] })
      .notNull()
      .default("edit"),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.userId] }), index("template_collaborators_user").on(t.userId, t.templateId)],
);

export const templateCategories = pgTable(
  "template_categories",
  {
    templateId: uuid("template_id")
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
    categoryId: uuid("category_id")
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.categoryId] }), index("template_categories_category").on(t.categoryId)],
);
