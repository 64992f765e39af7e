import { eq, sql } from "drizzle-orm";
import type { Clock } from "../base/clock.js";
import type { Ids } from "../base/ids.js";
import type { Database } from "../database/database.js";
import { auditLog, auditPeople, users } from "../database/schema.js";

type AuditRow = typeof auditLog.$inferSelect;

export interface Deed extends Pick<AuditRow, "workspaceId" | "by" | "operation" | "address"> {
  /** The user who did it. */
  actorId?: string | undefined;
  /** What it was about; of a person their alias. */
  target?: string | undefined;
  count?: number | undefined;
}

interface Parts {
  clock: Clock;
  ids: Ids;
}

/** Writes down who did what. */
export async function recordDeed(tx: Database, { clock, ids }: Parts, { actorId, target, count, ...deed }: Deed): Promise<void> {
  const actor = actorId === undefined ? null : await aliasOf(tx, ids, actorId);
  await tx.insert(auditLog).values({ ...deed, id: ids.uuid(), at: clock.now(), actor, target: target ?? null, count: count ?? 1 });
}

/** What a person is called in the log; null for a person who is gone already. */
export async function aliasOf(tx: Database, ids: Ids, userId: string): Promise<string | null> {
  const known = await findAlias(tx, userId);
  if (known !== null) return known;
  // If the person is deleted at this moment, nothing is selected, and so nothing inserted.
  await tx.execute(sql`
    insert into ${auditPeople} (alias, user_id) select ${ids.uuid()}::uuid, id from ${users} where id = ${userId} on conflict do nothing`);
  return findAlias(tx, userId);
}

/** The alias of a person who did something, or to whom something was done. */
export async function findAlias(tx: Database, userId: string): Promise<string | null> {
  const [row] = await tx.select({ alias: auditPeople.alias }).from(auditPeople).where(eq(auditPeople.userId, userId));
  return row?.alias ?? null;
}
