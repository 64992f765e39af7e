import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";
import { users } from "./people.js";

/** Who stands behind a name of the audit log. The row goes with the person, and what is left of them in the log is that it was one person. */
export const auditPeople = pgTable(
  "audit_people",
  {
    alias: uuid("alias").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [uniqueIndex("audit_people_user").on(t.userId)],
);

/** Who did what to which, from where. A trigger keeps it append only; see its migration. It points to nothing, because it outlives what it is about. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid("id").primaryKey(),
    at: moment("at").notNull(),
    workspaceId: text("workspace_id").notNull(),
    by: text("by", { enum: ["user", "guest", "host", "command", "server"] }).notNull(),
    /** An alias; null where it was no person. */
    actor: uuid("actor"),
    operation: text("operation").notNull(),
    /** The id of a thing, or the alias of a person. */
    target: text("target"),
    count: integer("count").notNull(),
    address: text("address").notNull(),
  },
  (t) => [
    index("audit_log_newest").on(t.workspaceId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("audit_log_actor").on(t.workspaceId, t.actor, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("audit_log_target").on(t.workspaceId, t.target, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("audit_log_operation").on(t.workspaceId, t.operation, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
