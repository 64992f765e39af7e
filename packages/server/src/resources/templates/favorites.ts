import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templateFavorites, templates } from "../../database/schema.js";

/** Which of these templates this person has marked. */
export async function findFavorites(tx: Database, userId: string, templateIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (templateIds.length === 0) return new Set();
  const rows = await tx
    .select({ templateId: templateFavorites.templateId })
    .from(templateFavorites)
    .where(and(eq(templateFavorites.userId, userId), inArray(templateFavorites.templateId, [...templateIds])));
  return new Set(rows.map((row) => row.templateId));
}

/** Marks a template for this person, and nobody else, or takes the mark away. */
export async function markTemplate(tx: Database, userId: string, templateId: string, isFavorite: boolean): Promise<void> {
  if (isFavorite) await tx.insert(templateFavorites).values({ userId, templateId }).onConflictDoNothing();
  else await tx.delete(templateFavorites).where(and(eq(templateFavorites.userId, userId), eq(templateFavorites.templateId, templateId)));
}

/** True of the templates that this person has marked. */
export const isMarkedBy = (userId: string): SQL =>
  sql`${templates.id} in (select f.template_id from template_favorites f where f.user_id = ${userId})`;
