import { sql } from "drizzle-orm";
import { type AnyPgColumn, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, rawJson } from "./columns.js";
import { users, workspaces } from "./people.js";
import { templates } from "./templates.js";

/** Pictures, and files that links lead to: those have another media type and no measures, and are in no list. */
export const assets = pgTable(
  "assets",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null is a global picture of its owner. */
    templateId: uuid("template_id").references(() => templates.id, { onDelete: "cascade" }),
    savedName: text("saved_name").notNull(),
    originalName: text("original_name").notNull(),
    /** Where the blob store keeps it: the hash of the stored bytes. */
    contentKey: text("content_key").notNull(),
    mime: text("mime").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    widthPx: integer("width_px").notNull(),
    heightPx: integer("height_px").notNull(),
    /** The words that it was made from; null for what was not. */
    prompt: text("prompt"),
    /** The picture that it was made of by editing; null for what was not, and where that one is deleted. */
    originalId: uuid("original_id").references((): AnyPgColumn => assets.id, { onDelete: "set null" }),
    /** What was done to the original. */
    editSteps: rawJson("edit_steps"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("assets_user_name").on(t.workspaceId, t.ownerId, t.savedName).where(sql`${t.templateId} is null`),
    uniqueIndex("assets_template_name").on(t.templateId, t.savedName).where(sql`${t.templateId} is not null`),
    index("assets_owner").on(t.ownerId, t.createdAt),
    // The orders of the two libraries; read backwards they give the newest and the largest first.
    index("assets_user_newest").on(t.ownerId, t.createdAt, t.id).where(sql`${t.templateId} is null`),
    index("assets_user_largest").on(t.ownerId, t.sizeBytes, t.id).where(sql`${t.templateId} is null`),
    index("assets_template_newest").on(t.templateId, t.createdAt, t.id).where(sql`${t.templateId} is not null`),
    index("assets_template_largest").on(t.templateId, t.sizeBytes, t.id).where(sql`${t.templateId} is not null`),
    index("assets_content").on(t.contentKey),
    index("assets_original").on(t.originalId).where(sql`${t.originalId} is not null`),
  ],
);

/** What the blob store holds for pictures: written down before the bytes are, so that nothing in the store is ever forgotten. */
export const blobs = pgTable(
  "blobs",
  {
    contentKey: text("content_key").primaryKey(),
    /** The upload that is under way; null when the last one ended. */
    claim: uuid("claim"),
    claimedAt: moment("claimed_at").notNull(),
  },
  (t) => [index("blobs_claimed_at").on(t.claimedAt)],
);
