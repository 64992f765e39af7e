import { and, eq, isNull } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { users } from "../../database/schema.js";
import type { Job } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import type { SessionUser } from "../../security/authenticate.js";

/** Who asked for a job, with the rights of now; nothing is done for those who were deactivated meanwhile. */
export async function findAsker({ database }: Ports, { userId, workspaceId }: Job): Promise<SessionUser> {
  const [row] = await database
    .select()
    .from(users)
    .where(and(eq(users.id, userId ?? ""), eq(users.workspaceId, workspaceId ?? ""), isNull(users.deactivatedAt)));
  if (!row) refuse("session-ended");
  const { id, role, plan, entitlements } = row;
  return { id, workspaceId: row.workspaceId, role, plan, entitlements, sessionHash: "", account: row };
}
