import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import { moment, rawJson } from "./columns.js";
import { users, workspaces } from "./people.js";
import { templates } from "./templates.js";

/** Emails that a person brought from elsewhere, many at once. Its job has the same id. */
export const imports = pgTable(
  "imports",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What it came as: the name of the file or folder, or the first address. */
    name: text("name").notNull(),
    /** Where the server was when it was asked: pictures of the emails get addresses below it. */
    origin: text("origin").notNull(),
    /** Where the folder of its files is on the web, with `/` at its end; null where nobody said so. */
    base: text("base"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("imports_user").on(t.userId, t.createdAt), index("imports_created").on(t.createdAt)],
);

/** How it stands with one email of an import. */
export type ImportState = "waiting" | "read" | "refused";

/** One email of an import, and what came of it. */
export const importResults = pgTable(
  "import_results",
  {
    id: uuid("id").primaryKey(),
    importId: uuid("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Its place in what was brought. */
    position: integer("position").notNull(),
    /** The path of its file, or its address. */
    name: text("name").notNull(),
    /** Where it is fetched from; null for a file. */
    address: text("address"),
    /** Null until it was fetched. */
    source: text("source"),
    state: text("state").$type<ImportState>().notNull().default("waiting"),
    /** The code of why nothing came of it. */
    failure: text("failure"),
    /** How often somebody began to read it: one that ends its process is not tried for ever. */
    tries: integer("tries").notNull().default(0),
    /** What it would be called as a template. */
    title: text("title").notNull(),
    /** Its place in the list: what was refused first, then the largest difference; what was not measured comes last. */
    rank: integer("rank").notNull().default(-2),
    desktopDifference: real("desktop_difference"),
    phoneDifference: real("phone_difference"),
    /** Format, parts, remarks and what was kept. */
    report: rawJson("report"),
    document: rawJson("document"),
    html: text("html"),
    before: text("before"),
    /** What it became. */
    templateId: uuid("template_id").references(() => templates.id, { onDelete: "set null" }),
  },
  (t) => [
    index("import_results_rank").on(t.importId, t.rank, t.id),
    index("import_results_waiting").on(t.importId, t.position).where(sql`${t.state} = 'waiting'`),
    index("import_results_template").on(t.templateId).where(sql`${t.templateId} is not null`),
  ],
);

/** The pictures that came with an import, by their paths. */
export const importPictures = pgTable(
  "import_pictures",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    path: text("path").notNull(),
    contentKey: text("content_key").notNull(),
    /** Where it is in the library of the person, once an email showed it. */
    url: text("url"),
    /** The code of why it could not be stored there. */
    failure: text("failure"),
  },
  (t) => [primaryKey({ columns: [t.importId, t.path] }), index("import_pictures_content").on(t.contentKey)],
);
