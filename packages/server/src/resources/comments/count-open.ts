import { and, count, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { comments } from "../../database/schema.js";

/** How many threads nobody has resolved, asked for once for all templates. */
export async function countOpenThreads(database: Database, templateIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (templateIds.length === 0) return new Map();
  const isOpen = and(eq(comments.threadId, comments.id), isNull(comments.resolvedAt));
  const rows = await database
    .select({ id: comments.templateId, total: count() })
    .from(comments)
    .where(and(inArray(comments.templateId, [...templateIds]), isOpen))
    .groupBy(comments.templateId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
