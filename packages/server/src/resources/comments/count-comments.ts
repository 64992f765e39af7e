import { and, count, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { commentMentions, comments } from "../../database/schema.js";

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

/** How many comments mention this person that they have not read, asked for once for all templates. */
export async function countUnread(
  database: Database,
  userId: string,
  templateIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (templateIds.length === 0) return new Map();
  const rows = await database
    .select({ id: comments.templateId, total: count() })
    .from(commentMentions)
    .innerJoin(comments, eq(comments.id, commentMentions.commentId))
    .where(and(eq(commentMentions.userId, userId), isNull(commentMentions.readAt), inArray(comments.templateId, [...templateIds])))
    .groupBy(comments.templateId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
