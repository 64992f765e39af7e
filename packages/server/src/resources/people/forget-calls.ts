import { sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { callWindows } from "../../database/schema.js";
import { recipientKey } from "../quotas/keep-recipients-quiet.js";

/** Forgets what is counted of a person: the calls they made, and the mails that they were sent. */
export async function forgetCalls(tx: Database, { id, email }: { id: string; email: string }): Promise<void> {
  const { key } = callWindows;
  await tx
    .delete(callWindows)
    .where(sql`strpos(${key}, ${id}) > 0 or strpos(lower(${key}), lower(${email})) > 0 or ${key} = ${recipientKey(email)}`);
}
