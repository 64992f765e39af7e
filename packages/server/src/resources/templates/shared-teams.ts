import type { SharedTeam, TeamShare } from "@mailwright/contract";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templateTeams } from "../../database/schema.js";

/** The teams that a template is shared with, by name, as a part of a statement; `id` is the template's. */
export const teamsOf = (id: SQL) => sql<SharedTeam[]>`(
  select coalesce(json_agg(json_build_object('id', te.id, 'name', te.name, 'role', tt.role,
    'people', (select count(*)::int from team_members tm where tm.team_id = te.id)) order by te.name_key), '[]')
  from template_teams tt join teams te on te.id = tt.team_id where tt.template_id = ${id})`;

/** The same for each of these templates that is shared with one. */
export async function findTeamsOf(tx: Database, templateIds: readonly string[]): Promise<Map<string, SharedTeam[]>> {
  if (templateIds.length === 0) return new Map();
  const rows = await tx
    .selectDistinct({ id: templateTeams.templateId, shared: sql<SharedTeam[]>`${teamsOf(sql`"template_teams"."template_id"`)}::jsonb` })
    .from(templateTeams)
    .where(inArray(templateTeams.templateId, [...templateIds]));
  return new Map(rows.map(({ id, shared }) => [id, shared]));
}

/** The same for one. */
export const findTeams = async (tx: Database, templateId: string) => (await findTeamsOf(tx, [templateId])).get(templateId) ?? [];

/** Shares a template with these teams and no others. */
export async function replaceTeams(tx: Database, templateId: string, shares: readonly TeamShare[]): Promise<void> {
  await tx.delete(templateTeams).where(eq(templateTeams.templateId, templateId));
  if (shares.length > 0) await tx.insert(templateTeams).values(shares.map(({ id, role }) => ({ templateId, teamId: id, role })));
}
