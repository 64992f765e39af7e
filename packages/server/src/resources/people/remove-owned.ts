import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { assets, notes, templates } from "../../database/schema.js";

/** A statement has half a minute, and a designed email with its versions takes a while. */
const removedAtOnce = 100;

/** The templates of a person, piece by piece: interrupted, it goes on where it stopped. */
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

/** Of what would go with a person, that which others need: the library, and pictures in templates of others. */
export async function keepWhatOthersNeed(tx: Database, { personId, workspaceId }: Leaving): Promise<void> {
  // Somebody may have made one since.
  await tx.delete(templates).where(and(eq(templates.ownerId, personId), eq(templates.kind, "user")));
  await tx.update(templates).set({ ownerId: null }).where(eq(templates.ownerId, personId));
  await tx.execute(sql`
    update custom_blocks set owner_id = null where owner_id = ${personId}
      and category_id in (select c.id from categories c where c."group" = 'system')`);
  // A picture has to be somebody's: of the template's owner, or for the library of an administrator.
  const keeper = sql`coalesce(
    (select t.owner_id from templates t where t.id = "assets"."template_id"),
    (select u.id from users u where u.workspace_id = ${workspaceId} and u.id <> ${personId} order by (u.role = 'ROLE_ADMIN') desc, u.created_at limit 1))`;
  await tx
    .update(assets)
    .set({ ownerId: sql`${keeper}` })
    .where(and(eq(assets.ownerId, personId), sql`${assets.templateId} is not null`, sql`${keeper} is not null`));
  await tx.delete(notes).where(eq(notes.userId, personId));
}
