import { sql } from "drizzle-orm";
import { index, integer, json, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";

/** How it stands with a job. One that is worked at is `waiting`, with a lease. */
export type JobState = "waiting" | "done" | "failed" | "cancelled" | "uncertain";

/**
 * Work to be done by whichever server has time. A row that nobody asked for by name is gone once its work is done; what a person asked for
 * stays for a day, so that it can be looked at.
 */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind").notNull(),
    /** What it is about; asking again for the same changes the row. */
    key: text("key").notNull(),
    /** Changes with every request, so that work that began before the last request does not count for it. */
    stamp: uuid("stamp").notNull(),
    /** Far away once the job has ended, so that nobody takes it any more. */
    runAt: moment("run_at").notNull(),
    attempts: integer("attempts").notNull(),
    /** Until then one server works at it; after that the server is taken for dead. */
    leasedUntil: moment("leased_until"),
    lastError: text("last_error"),
    state: text("state").$type<JobState>().notNull().default("waiting"),
    /** Who asked; null is the server itself. */
    workspaceId: text("workspace_id"),
    userId: uuid("user_id"),
    templateId: uuid("template_id"),
    input: json("input"),
    /** The code of the last failure. */
    failure: text("failure"),
    result: json("result"),
    /** The bytes that came of it. */
    resultKey: text("result_key"),
    /** From then on it may have had its effect outside: a mail may be on its way. */
    begunAt: moment("begun_at"),
    /** Which trace it belongs to: the W3C `traceparent` of the call that asked. */
    traceparent: text("traceparent"),
    createdAt: moment("created_at"),
    endedAt: moment("ended_at"),
  },
  (t) => [
    uniqueIndex("jobs_key").on(t.kind, t.key),
    index("jobs_run_at").on(t.runAt),
    index("jobs_result").on(t.resultKey).where(sql`result_key is not null`),
    index("jobs_of_user").on(t.userId, t.createdAt).where(sql`user_id is not null`),
  ],
);
