import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";
import { users } from "./people.js";
import { templates } from "./templates.js";

/** Somebody asked colleagues whether an email may go out. */
export const templateApprovals = pgTable(
  "template_approvals",
  {
    id: uuid("id").primaryKey(),
    templateId: uuid("template_id")
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
    /** Null for somebody who was removed. */
    askedById: uuid("asked_by_id").references(() => users.id, { onDelete: "set null" }),
    askedAt: moment("asked_at").notNull(),
    note: text("note").notNull(),
    /** The version that was stored then. As long as the request is open it is kept. */
    versionDate: moment("version_date").notNull(),
    /** When it was taken back, or asked anew; of one template one is open. */
    endedAt: moment("ended_at"),
  },
  (t) => [
    uniqueIndex("template_approvals_open").on(t.templateId).where(sql`${t.endedAt} is null`),
    index("template_approvals_template").on(t.templateId, t.askedAt),
    index("template_approvals_asker").on(t.askedById),
  ],
);

/** What a reviewer says; a row without an answer waits for one. */
export const templateApprovalAnswers = pgTable(
  "template_approval_answers",
  {
    id: uuid("id").primaryKey(),
    approvalId: uuid("approval_id")
      .notNull()
      .references(() => templateApprovals.id, { onDelete: "cascade" }),
    /** Null for somebody who was removed. */
    reviewerId: uuid("reviewer_id").references(() => users.id, { onDelete: "set null" }),
    answer: text("answer", { enum: ["approved", "changes"] }),
    note: text("note").notNull().default(""),
    /** The version it is about, which is kept as long as the answer stands, and its number. */
    versionDate: moment("version_date"),
    version: integer("version"),
    answeredAt: moment("answered_at"),
    /** When the same reviewer answered anew. */
    replacedAt: moment("replaced_at"),
  },
  (t) => [
    uniqueIndex("template_approval_answers_standing").on(t.approvalId, t.reviewerId).where(sql`${t.replacedAt} is null`),
    index("template_approval_answers_approval").on(t.approvalId),
    index("template_approval_answers_reviewer").on(t.reviewerId),
  ],
);
