import { and, eq, sql } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { teams, templates, templateTeams } from "../../database/schema.js";
import type { SignedInUser } from "../../security/authenticate.js";

const people = sql<number>`(select count(*)::int from team_members m where m.team_id = "teams"."id")`;
const columns = { id: teams.id, name: teams.name, people };

/** The teams of a workspace, by name. */
export const findTeams = (database: Database, workspaceId: string) =>
  database.select(columns).from(teams).where(eq(teams.workspaceId, workspaceId)).orderBy(teams.nameKey);

/** One of which it is known that it is there. */
export async function findTeam(tx: Database, id: string) {
  const [row] = await tx.select(columns).from(teams).where(eq(teams.id, id));
  return row ?? refuse("not-found");
}

/** A team of the user's workspace; ends the call if there is none. With a lock nobody else changes it until the transaction ends. */
export async function requireTeam(tx: Database, id: string, user: SignedInUser, lock?: "update" | "no key update"): Promise<void> {
  if (!isUuid(id)) refuse("not-found");
  const found = tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.id, id), eq(teams.workspaceId, user.workspaceId)));
  if ((await (lock ? found.for(lock) : found)).length === 0) refuse("not-found");
}

/** Locks the templates that are shared with a team, or those of them that one person has locked, always in one order; answers which they are. */
export async function lockSharedWith(tx: Database, teamId: string, holderId?: string): Promise<string[]> {
  const shared = tx.select({ id: templateTeams.templateId }).from(templateTeams).where(eq(templateTeams.teamId, teamId));
  const rows = await tx
    .select({ id: templates.id })
    .from(templates)
    .where(and(sql`${templates.id} in ${shared}`, holderId === undefined ? undefined : eq(templates.collaboratorId, holderId)))
    .orderBy(templates.id)
    .for("update");
  return rows.map(({ id }) => id);
}

/** Deletes a team, and with it who is in it and what is shared with it. */
export async function deleteTeamRow(tx: Database, id: string): Promise<void> {
  await tx.delete(teams).where(eq(teams.id, id));
}
