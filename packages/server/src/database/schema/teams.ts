import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.js";
import { users, workspaces } from "./people.js";
import { templates } from "./templates.js";

/** A named group of people of a workspace. */
export const teams = pgTable(
  "teams",
  {
    id: uuid("id").primaryKey(),
    workspaceId: text("workspace_id")
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The name as names are compared. */
    nameKey: text("name_key").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [uniqueIndex("teams_name").on(t.workspaceId, t.nameKey)],
);

export const teamMembers = pgTable(
  "team_members",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.userId] }), index("team_members_user").on(t.userId, t.teamId)],
);

/** Teams that a template is shared with. */
export const templateTeams = pgTable(
  "template_teams",
  {
    templateId: uuid("template_id")
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["view", "comment", "edit"] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.teamId] }), index("template_teams_team").on(t.teamId, t.templateId)],
);
