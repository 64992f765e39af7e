import { and, eq, inArray, sql } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import {
  comments,
  invitations,
  jobs,
  liveRooms,
  mailMessages,
  notes,
  templateCollaborators,
  templates,
  templateVersions,
  users,
} from "../../database/schema.js";
import { wholeSource } from "../../ports/mailer/mail-pieces.js";
import type { Ports } from "../../ports/ports.js";
import { aliasOf } from "../../security/audit.js";
import { recordActivities } from "../activity/record-activity.js";
import { endEmptyShares } from "./end-empty-shares.js";
import { forgetCalls } from "./forget-calls.js";
import { handOver } from "./hand-over.js";
import { keepWhatOthersNeed, removeTemplatesOf } from "./remove-owned.js";
import { sweepAll } from "./sweep-all.js";

export interface PersonRemoval {
  workspaceId: string;
  personId: string;
  /** Who gets what the person owns; null where it goes too. */
  heirId: string | null;
  /** Who removes them; absent: whoever runs the server. */
  byId?: string;
}

/** Removes a person and every mention of them. Answers what they are called in the audit log, which says of them only that they were one person. */
export async function removePerson(ports: Ports, removal: PersonRemoval): Promise<string | null> {
  const { database, ids } = ports;
  await database.transaction((tx) => requirePeople(tx, removal));
  if (removal.heirId === null) await removeTemplatesOf(database, removal.personId);
  const alias = await database.transaction(async (tx) => {
    await requirePeople(tx, removal);
    const called = await aliasOf(tx, ids, removal.personId);
    if (removal.heirId === null) await keepWhatOthersNeed(tx, removal);
    else await giveTo(tx, ports, removal, removal.heirId);
    await removeMentions(tx, removal);
    await tx.delete(users).where(eq(users.id, removal.personId));
    return called;
  });
  await sweepAll(ports);
  return alias;
}

/** What somebody gets is told in the activity of each template, as when an owner gives it away. */
async function giveTo(tx: Database, ports: Ports, { personId, byId = personId }: PersonRemoval, heirId: string): Promise<void> {
  const given = await handOver(tx, personId, heirId);
  await recordActivities(
    tx,
    ports,
    given.map((templateId) => ({ templateId, kind: "transferred", by: { id: byId }, personId: heirId })),
  );
}

/** Both of them, so that neither goes meanwhile; always in one order, so that two removals do not wait for each other. */
async function requirePeople(tx: Database, { workspaceId, personId, heirId }: PersonRemoval): Promise<void> {
  const wanted = heirId === null ? [personId] : [personId, heirId];
  const found = await tx
    .select({ id: users.id, deactivatedAt: users.deactivatedAt })
    .from(users)
    .where(and(inArray(users.id, wanted), eq(users.workspaceId, workspaceId)))
    .orderBy(users.id)
    .for("update");
  if (!found.some(({ id }) => id === personId)) refuse("not-found");
  const isHeir = ({ id, deactivatedAt }: (typeof found)[number]) => id === heirId && id !== personId && deactivatedAt === null;
  if (heirId !== null && !found.some(isHeir)) refuse("invalid-request", { fields: [{ field: "to", code: "not-allowed" }] });
}

async function removeMentions(tx: Database, { personId, workspaceId }: PersonRemoval): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, personId));
  if (!person) return;
  await leaveShares(tx, personId);
  await tx
    .update(liveRooms)
    .set({ people: sql`array_remove(${liveRooms.people}, ${personId})` })
    .where(sql`${personId} = any(${liveRooms.people})`);
  await tx.update(templates).set({ collaboratorId: null, lockedAt: null }).where(eq(templates.collaboratorId, personId));
  await tx.update(templates).set({ releasedFromId: null }).where(eq(templates.releasedFromId, personId));
  await tx.update(templateVersions).set({ userId: null }).where(eq(templateVersions.userId, personId));
  await tx.update(notes).set({ userId: null }).where(eq(notes.userId, personId));
  await tx.update(comments).set({ userId: null }).where(eq(comments.userId, personId));
  await tx.update(comments).set({ resolvedById: null }).where(eq(comments.resolvedById, personId));
  // To them, by them, or with their address in it, as a question for a lock has.
  await tx.delete(mailMessages).where(
    and(
      eq(mailMessages.workspaceId, workspaceId),
      sql`(${mailMessages.userId} = ${personId} or strpos(lower(${wholeSource}), lower(${person.email})) > 0
        or lower(${person.email}) in (select lower(address) from unnest(${mailMessages.toAddresses}) as address))`,
    ),
  );
  await tx.delete(invitations).where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.email, person.email.toLowerCase())));
  await forgetCalls(tx, person);
  // What they asked for, what was to be sent to them, and files that may name them.
  await tx.delete(jobs).where(
    sql`${jobs.userId} = ${personId} or strpos(${jobs.key}, ${personId}) > 0 or strpos(lower(concat(${jobs.input}, ${jobs.result}, ${jobs.lastError})), lower(${person.email})) > 0
      or strpos(concat(${jobs.input}, ${jobs.result}), ${personId}) > 0 or (${jobs.kind} in ('export', 'export-many') and ${jobs.workspaceId} = ${workspaceId})`,
  );
}

/** A template that was shared with nobody else is shared no more, and its links end. */
async function leaveShares(tx: Database, personId: string): Promise<void> {
  const left = await tx
    .delete(templateCollaborators)
    .where(eq(templateCollaborators.userId, personId))
    .returning({ id: templateCollaborators.templateId });
  await endEmptyShares(
    tx,
    left.map(({ id }) => id),
  );
}
