import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { assets, modules, templateCollaborators, templates } from "../../database/schema.js";
import { endEmptyShares } from "./end-empty-shares.js";

/** Gives everything that one person owns to another of the same workspace. Answers which templates those are. */
export async function handOver(tx: Database, fromId: string, toId: string): Promise<string[]> {
  // The new owner may have been a collaborator of these templates. An owner is none, so those shares are deleted.
  const own = sql`select t.id from templates t where t.owner_id = ${fromId}`;
  const shared = await tx
    .delete(templateCollaborators)
    .where(and(eq(templateCollaborators.userId, toId), sql`${templateCollaborators.templateId} in (${own})`))
    .returning({ id: templateCollaborators.templateId });
  const given = await tx.update(templates).set({ ownerId: toId }).where(eq(templates.ownerId, fromId)).returning({ id: templates.id });
  await endEmptyShares(
    tx,
    shared.map(({ id }) => id),
  );
  await tx.update(modules).set({ ownerId: toId }).where(eq(modules.ownerId, fromId));
  // Both may have a picture of one name. Addresses in emails name pictures by their id, so they stay.
  const taken = sql`exists (select 1 from assets b where b.workspace_id = "assets"."workspace_id" and b.owner_id = ${toId}
    and b.template_id is null and b.saved_name = "assets"."saved_name")`;
  await tx
    .update(assets)
    .set({ savedName: sql`right(${assets.id}::text, 12) || '-' || ${assets.savedName}` })
    .where(and(eq(assets.ownerId, fromId), isNull(assets.templateId), taken));
  await tx.update(assets).set({ ownerId: toId }).where(eq(assets.ownerId, fromId));
  return given.map(({ id }) => id);
}
