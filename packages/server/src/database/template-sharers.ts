import { inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.js";

/**
 * Everybody with whom a template is shared, by name and as a member of a team, with the role of each way: `template_id`, `user_id`, `role`. Whoever
 * has it by several ways stands here several times, and its owner may be a member too. Whatever asks the database who shares a template asks this.
 */
export const templateSharers: SQL = sql.raw(`(
  select template_id, user_id, role from template_collaborators
  union all
  select shared.template_id, member.user_id, shared.role from template_teams shared join team_members member on member.team_id = shared.team_id)`);

/** The people with whom some of these templates are shared. */
export async function findSharers(tx: Database, templateIds: readonly string[]): Promise<string[]> {
  if (templateIds.length === 0) return [];
  const isIn = inArray(sql`s.template_id`, [...templateIds]);
  const rows = await tx.selectDistinct({ id: sql<string>`s.user_id` }).from(sql`${templateSharers} s`).where(isIn);
  return rows.map(({ id }) => id);
}

/** True for the templates with this id that are shared with this person. */
export const isSharedWith = (templateId: SQL, userId: string): SQL =>
  sql`exists (select 1 from ${templateSharers} s where s.template_id = ${templateId} and s.user_id = ${userId})`;
