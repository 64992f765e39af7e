import { date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";
import { users, workspaces } from "./people.js";

/** Pictures that were made from words, until somebody keeps them or two days are over. */
export const generatedPictures = pgTable(
  "generated_pictures",
  {
    id: uuid("id").primaryKey(),
    /** The job that made it. */
    jobId: uuid("job_id").notNull(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    prompt: text("prompt").notNull(),
    contentKey: text("content_key").notNull(),
    mime: text("mime").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    widthPx: integer("width_px").notNull(),
    heightPx: integer("height_px").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("generated_pictures_job").on(t.jobId),
    index("generated_pictures_user").on(t.userId),
    index("generated_pictures_content").on(t.contentKey),
    index("generated_pictures_created").on(t.createdAt),
  ],
);

/** How many pictures each person had made, and screenshots taken, on a day. */
export const generatedCounts = pgTable(
  "generated_counts",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    pictures: integer("pictures").notNull(),
    screenshots: integer("screenshots").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index("generated_counts_day").on(t.workspaceId, t.day)],
);
