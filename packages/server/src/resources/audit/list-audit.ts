import type { components } from "@mailwright/contract";
import { and, eq, gte, lt, type SQL } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import type { Database } from "../../database/database.js";
import { auditLog, auditPeople, users } from "../../database/schema.js";
import { findAlias } from "../../security/audit.js";
import { listRowsMax } from "../lists/answer-list.js";
import { listOrder, writeCursor } from "../lists/list-order.js";
import { writeName } from "../users/session.js";

export interface AuditQuery {
  actor?: string;
  operation?: string;
  target?: string;
  from?: string;
  until?: string;
}

const newestFirst = listOrder("down", { column: auditLog.at, kind: "moment" }, { column: auditLog.id, kind: "id" });

interface AuditRow {
  entry: typeof auditLog.$inferSelect;
  userId: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** Entries of a workspace, newest first. */
export async function findAudit(
  tx: Database,
  workspaceId: string,
  query: AuditQuery,
  page: { after?: string | undefined; limit: number },
): Promise<AuditRow[]> {
  return tx
    .select({ entry: auditLog, userId: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(auditLog)
    .leftJoin(auditPeople, eq(auditPeople.alias, auditLog.actor))
    .leftJoin(users, eq(users.id, auditPeople.userId))
    .where(and(eq(auditLog.workspaceId, workspaceId), await narrow(tx, query), newestFirst.after(page.after)))
    .orderBy(...newestFirst.orderBy)
    .limit(page.limit);
}

/** All of them, as they are told. */
export async function* readAudit(tx: Database, workspaceId: string, query: AuditQuery): AsyncGenerator<object> {
  for (let after: string | undefined; ; ) {
    const rows = await findAudit(tx, workspaceId, query, { after, limit: listRowsMax });
    yield* rows.map(writeEntry);
    const last = rows.at(-1);
    if (!last || rows.length < listRowsMax) return;
    after = writeCursor(keyOfEntry(last));
  }
}

async function narrow(tx: Database, { actor, operation, target, from, until }: AuditQuery): Promise<SQL | undefined> {
  return and(
    actor === undefined ? undefined : eq(auditLog.actor, await aliasIn(tx, actor)),
    operation === undefined ? undefined : eq(auditLog.operation, operation),
    target === undefined ? undefined : eq(auditLog.target, isUuid(target) ? ((await findAlias(tx, target)) ?? target) : target),
    from === undefined ? undefined : gte(auditLog.at, new Date(from)),
    until === undefined ? undefined : lt(auditLog.at, new Date(until)),
  );
}

const nobody = "00000000-0000-0000-0000-000000000000";

/** A person is named by their id, or by their alias where they are gone. */
const aliasIn = async (tx: Database, actor: string) => (isUuid(actor) ? ((await findAlias(tx, actor)) ?? actor) : nobody);

/** The wire form of an entry. */
export function writeEntry({ entry, userId, firstName, lastName }: AuditRow): components["schemas"]["AuditEntry"] {
  const { id, at, operation, by, actor, target, count, address } = entry;
  const actorName = writeName({ firstName: firstName ?? "", lastName: lastName ?? "" });
  return { id, at: at.toISOString(), operation, by, actor, actorId: userId, actorName, target, count, address };
}

/** What stands in a cursor. */
export const keyOfEntry = ({ entry }: AuditRow) => [entry.at, entry.id] as const;
