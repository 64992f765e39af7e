import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";

/** Work to be done in the background, by whichever server has time. A row is gone once its work is done. */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind").notNull(),
    /** What it is about; asking again for the same changes the row. */
    key: text("key").notNull(),
    /** Changes with every request, so that work that began before the last request does not count for it. */
    stamp: uuid("stamp").notNull(),
    runAt: moment("run_at").notNull(),
    attempts: integer("attempts").notNull(),
    /** Until then one server works at it; after that the server is taken for dead. */
    leasedUntil: moment("leased_until"),
    lastError: text("last_error"),
  },
  (t) => [uniqueIndex("jobs_key").on(t.kind, t.key), index("jobs_run_at").on(t.runAt)],
);
