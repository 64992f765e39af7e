import { and, isNull, type SQL } from "drizzle-orm";
import type { Database } from "../database/database.js";
import { tellNews } from "../database/news.js";
import { sessions } from "../database/schema.js";
import { sessionMark } from "./tokens.js";

/** A session that has just been ended. */
export interface EndedSession {
  userId: string;
  workspaceId: string;
}

/** Ends sessions, and tells every process, so that the streams that are open for them end at once and not when they next check. Answers whose they were. */
export async function revokeSessions(tx: Database, now: Date, which: SQL | undefined): Promise<EndedSession[]> {
  const revoked = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(which, isNull(sessions.revokedAt)))
    .returning({ hash: sessions.idHash, userId: sessions.userId, workspaceId: sessions.workspaceId });
  for (const { hash } of revoked) await tellNews(tx, { kind: "session", sessionMark: sessionMark(hash) });
  return revoked.map(({ userId, workspaceId }) => ({ userId, workspaceId }));
}
