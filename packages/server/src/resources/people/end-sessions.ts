import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { sessions } from "../../database/schema.js";

/** Signs a person out everywhere, at once. */
export async function endSessionsOf(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}
