import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templates } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { recordActivity } from "../activity/record-activity.js";
import { tellFollowers } from "../following/tell-followers.js";

/** Takes away every lock of somebody who cannot come to unlock, and tells those who wait. */
export async function releaseLocksOf(tx: Database, ports: Ports, userId: string, by: SignedInUser): Promise<void> {
  // Only these can be theirs to hold, and both are found by an index.
  const reached = sql`select k.template_id from template_collaborators k where k.user_id = ${userId}
    union all select t.id from templates t where t.workspace_id = ${by.workspaceId} and t.owner_id = ${userId}`;
  const released = await tx
    .update(templates)
    .set({ collaboratorId: null, lockedAt: null, releasedFromId: userId })
    .where(and(eq(templates.collaboratorId, userId), sql`${templates.id} in (${reached})`))
    .returning({ id: templates.id });
  for (const { id } of released) await recordActivity(tx, ports, { templateId: id, kind: "unlocked", by, personId: userId });
  await tellFollowers(
    tx,
    released.map(({ id }) => id),
    "unlocked",
    by,
  );
}
