import { and, eq, getTableColumns, isNull } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { users } from "../../database/schema.js";
import type { Job } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import { type SessionUser, teamsOfUser } from "../../security/authenticate.js";

/** Who asked for a job, with the rights of now; nothing is done for those who were deactivated meanwhile. */
export async function findAsker({ database }: Ports, { userId, workspaceId }: Job): Promise<SessionUser> {
  const [row] = await database
    .select({ account: getTableColumns(users), teams: teamsOfUser })
    .from(users)
    .where(and(eq(users.id, userId ?? ""), eq(users.workspaceId, workspaceId ?? ""), isNull(users.deactivatedAt)));
  if (!row) refuse("session-ended");
  const { account, teams } = row;
  const { id, role, plan, entitlements } = account;
  return { id, workspaceId: account.workspaceId, role, plan, entitlements, teams, sessionHash: "", account };
}
