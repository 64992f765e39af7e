import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { auditLog } from "../../database/schema.js";

/**
 * Deletes entries of the audit log: those that are kept no longer, and those of a workspace that is removed. A trigger of the table refuses
 * any other deletion. Call it inside a transaction.
 */
export async function forgetAudit(tx: Database, which: SQL): Promise<void> {
  await tx.execute(sql`select set_config('mailwright.forgets_audit', 'on', true)`);
  await tx.delete(auditLog).where(which);
  await tx.execute(sql`select set_config('mailwright.forgets_audit', 'off', true)`);
}
