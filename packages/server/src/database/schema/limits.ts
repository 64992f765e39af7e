import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";

/**
 * How often somebody did something within the time that ends then. Unlogged on PostgreSQL (see the migration): after a crash of the database it
 * is empty, and everybody begins anew.
 */
export const callWindows = pgTable(
  "call_windows",
  {
    key: text("key").primaryKey(),
    endsAt: moment("ends_at").notNull(),
    calls: integer("calls").notNull(),
  },
  (t) => [index("call_windows_ends_at").on(t.endsAt)],
);
