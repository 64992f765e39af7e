import { and, eq, inArray, isNotNull, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templates } from "../../database/schema.js";
import { templateSharers } from "../../database/template-sharers.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { recordActivities } from "../activity/record-activity.js";
import { tellFollowers } from "../following/tell-followers.js";

/** Takes away every lock of somebody who cannot come to unlock, and tells those who wait. */
export async function releaseLocksOf(tx: Database, ports: Ports, userId: string, by: SignedInUser): Promise<void> {
  // Only these can be theirs to hold, and both are found by an index.
  const reached = sql`select s.template_id from ${templateSharers} s where s.user_id = ${userId}
    union all select t.id from templates t where t.workspace_id = ${by.workspaceId} and t.owner_id = ${userId}`;
  await release(tx, ports, by, and(eq(templates.collaboratorId, userId), sql`${templates.id} in (${reached})`));
}

/** The same of those who may not edit any more what they have locked, of these templates. */
export async function releaseLostLocks(tx: Database, ports: Ports, templateIds: readonly string[], by: SignedInUser): Promise<void> {
  if (templateIds.length === 0) return;
  const isEditor = sql`exists (select 1 from ${templateSharers} s
    where s.template_id = "templates"."id" and s.user_id = "templates"."collaborator_id" and s.role = 'edit')`;
  const isOwners = sql`"templates"."owner_id" is not distinct from "templates"."collaborator_id"`;
  const isLocked = isNotNull(templates.collaboratorId);
  await release(tx, ports, by, and(inArray(templates.id, [...templateIds]), isLocked, not(isOwners), not(isEditor)));
}

async function release(tx: Database, ports: Ports, by: SignedInUser, where: SQL | undefined): Promise<void> {
  const released = await tx
    .update(templates)
    .set({ collaboratorId: null, lockedAt: null, releasedFromId: sql`"templates"."collaborator_id"` })
    .where(where)
    .returning({ id: templates.id, holderId: templates.releasedFromId });
  const unlocked = released.map(({ id, holderId }) => ({ templateId: id, kind: "unlocked", by, personId: holderId }) as const);
  await recordActivities(tx, ports, unlocked);
  await tellFollowers(
    tx,
    released.map(({ id }) => id),
    "unlocked",
    by,
  );
}
