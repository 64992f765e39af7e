import { and, eq, or, type SQL } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { connections, users } from "../../database/schema.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { listRowsMax } from "../lists/answer-list.js";
import { listOrder } from "../lists/list-order.js";

export type Connection = typeof connections.$inferSelect;

export interface ConnectionRow {
  connection: Connection;
  firstName: string;
  lastName: string;
}

const byName = listOrder(
  "up",
  { column: connections.provider, kind: "text" },
  { column: connections.name, kind: "text" },
  { column: connections.id, kind: "id" },
);

/** Those that a user may use: their own, and the team's. */
const usableBy = ({ id, workspaceId }: SignedInUser): SQL | undefined =>
  and(eq(connections.workspaceId, workspaceId), or(eq(connections.ownerId, id), connections.isTeam));

export function findConnections(tx: Database, user: SignedInUser, after: string | undefined): Promise<ConnectionRow[]> {
  return select(tx, and(usableBy(user), byName.after(after)))
    .orderBy(...byName.orderBy)
    .limit(listRowsMax);
}

/** One that the user may use; any other is not found. */
export async function requireConnection(tx: Database, user: SignedInUser, id: string): Promise<ConnectionRow> {
  const [row] = isUuid(id) ? await select(tx, and(usableBy(user), eq(connections.id, id))) : [];
  return row ?? refuse("not-found");
}

/** Their own is everybody's to remove, the team's the administrators'. */
export const mayDelete = ({ ownerId, isTeam }: Connection, { id, role }: SignedInUser) =>
  ownerId === id || (isTeam && role === "ROLE_ADMIN");

const select = (tx: Database, where: SQL | undefined) =>
  tx
    .select({ connection: connections, firstName: users.firstName, lastName: users.lastName })
    .from(connections)
    .innerJoin(users, eq(users.id, connections.ownerId))
    .where(where);

/** What stands in a cursor. */
export const keyOfConnection = ({ connection: { provider, name, id } }: ConnectionRow) => [provider, name, id] as const;
