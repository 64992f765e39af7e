import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { assets, comments, notes, templates } from "../../database/schema.js";

/** Few enough for one statement, which the database stops after half a minute: every template is deleted with all of its versions. */
const removedAtOnce = 100;

/** Deletes a person's templates, a hundred at a time. After an interruption it is called again and deletes the rest. */
export async function removeTemplatesOf(database: Database, ownerId: string): Promise<void> {
  for (;;) {
    const rows = await database
      .select({ id: templates.id })
      .from(templates)
      .where(and(eq(templates.ownerId, ownerId), eq(templates.kind, "user")))
      .limit(removedAtOnce);
    if (rows.length === 0) return;
    await database.delete(templates).where(
      inArray(
        templates.id,
        rows.map(({ id }) => id),
      ),
    );
  }
}

interface Leaving {
  personId: string;
  workspaceId: string;
}

/** Gives what others need to somebody else before a person is deleted: their part of the library, and pictures in others' templates. */
export async function keepWhatOthersNeed(tx: Database, { personId, workspaceId }: Leaving): Promise<void> {
  // The person may have made a template while the others were deleted.
  await tx.delete(templates).where(and(eq(templates.ownerId, personId), eq(templates.kind, "user")));
  await tx.update(templates).set({ ownerId: null }).where(eq(templates.ownerId, personId));
  await tx.execute(sql`
    update custom_blocks set owner_id = null where owner_id = ${personId}
      and category_id in (select c.id from categories c where c."group" = 'system')`);
  // A picture must have an owner: the owner of the template that shows it, or an administrator for one in the library.
  const keeper = sql`coalesce(
    (select t.owner_id from templates t where t.id = "assets"."template_id"),
    (select u.id from users u where u.workspace_id = ${workspaceId} and u.id <> ${personId} order by (u.role = 'ROLE_ADMIN') desc, u.created_at limit 1))`;
  await tx
    .update(assets)
    .set({ ownerId: sql`${keeper}` })
    .where(and(eq(assets.ownerId, personId), sql`${assets.templateId} is not null`, sql`${keeper} is not null`));
  await tx.delete(notes).where(eq(notes.userId, personId));
  await removeCommentsOf(tx, { personId, workspaceId });
}

/** What others replied stays, under a first comment without words. */
async function removeCommentsOf(tx: Database, { personId, workspaceId }: Leaving): Promise<void> {
  await tx.delete(comments).where(and(eq(comments.userId, personId), ne(comments.threadId, comments.id)));
  const hasReplies = sql`exists (select 1 from comments a where a.thread_id = "comments"."id" and a.id <> a.thread_id)`;
  await tx
    .update(comments)
    .set({ text: "", deletedAt: sql`now()` })
    .where(and(eq(comments.userId, personId), hasReplies));
  const isEmpty = sql`${comments.deletedAt} is not null and ${comments.templateId} in (select t.id from templates t where t.workspace_id = ${workspaceId})`;
  await tx
    .delete(comments)
    .where(and(or(eq(comments.userId, personId), isEmpty), eq(comments.threadId, comments.id), sql`not ${hasReplies}`));
}
