import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { auditLog } from "../../database/schema.js";

/** The only way entries go: those past their time, and those of a workspace that goes. The trigger of the table lets nothing else delete. Run inside a transaction. */
export async function forgetAudit(tx: Database, which: SQL): Promise<void> {
  await tx.execute(sql`select set_config('mailwright.forgets_audit', 'on', true)`);
  await tx.delete(auditLog).where(which);
  await tx.execute(sql`select set_config('mailwright.forgets_audit', 'off', true)`);
}
