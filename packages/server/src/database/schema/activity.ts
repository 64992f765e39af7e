import type { ActivityKind } from "@mailwright/contract";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";
import { users } from "./people.js";
import { templates } from "./templates.js";

/** What people did with a template, for those who see it. The audit log is apart from it: that outlives what it is about, and says from where it was done. */
export const templateActivity = pgTable(
  "template_activity",
  {
    id: uuid("id").primaryKey(),
    templateId: uuid("template_id")
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
    kind: text("kind").$type<ActivityKind>().notNull(),
    /** Null for somebody who was removed, and for a guest. */
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    /** What a guest is called. */
    guestName: text("guest_name"),
    /** To whom it was done. */
    personId: uuid("person_id").references(() => users.id, { onDelete: "set null" }),
    role: text("role", { enum: ["view", "comment", "edit"] }),
    /** A name or a target, by the kind. */
    about: text("about"),
    count: integer("count").notNull(),
    since: moment("since").notNull(),
    at: moment("at").notNull(),
  },
  (t) => [
    index("template_activity_newest").on(t.templateId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("template_activity_actor").on(t.actorId),
    index("template_activity_person").on(t.personId),
  ],
);
