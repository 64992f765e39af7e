import { eq } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { sessions } from "../../database/schema.js";
import { revokeSessions } from "../../security/revoke-sessions.js";

/** Signs a person out everywhere, at once. */
export async function endSessionsOf(tx: Database, userId: string, now: Date): Promise<void> {
  await revokeSessions(tx, now, eq(sessions.userId, userId));
}
