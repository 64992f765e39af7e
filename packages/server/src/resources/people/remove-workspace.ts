import { and, eq, sql } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { auditLog, templates, users, workspaces } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { forgetAudit } from "../audit/forget-audit.js";
import { forgetCalls } from "./forget-calls.js";
import { removeTemplatesOf } from "./remove-owned.js";
import { sweepAll } from "./sweep-all.js";

/** Removes a workspace with its people and everything of theirs, the audit log too. Interrupted, it goes on when it is asked for again. */
export async function removeWorkspace(ports: Ports, workspaceId: string): Promise<void> {
  const { database } = ports;
  const [workspace] = await database.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  if (!workspace) refuse("not-found");
  const people = await database.select({ id: users.id, email: users.email }).from(users).where(eq(users.workspaceId, workspaceId));
  for (const { id } of people) await removeTemplatesOf(database, id);
  await database.transaction(async (tx) => {
    for (const person of people) await forgetCalls(tx, person);
    await tx.execute(
      sql`delete from jobs where workspace_id = ${workspaceId} or key in (select id::text from templates where workspace_id = ${workspaceId})`,
    );
    await tx.delete(templates).where(and(eq(templates.workspaceId, workspaceId)));
    await tx.delete(workspaces).where(eq(workspaces.id, workspaceId));
    await forgetAudit(tx, eq(auditLog.workspaceId, workspaceId));
  });
  await sweepAll(ports);
}
