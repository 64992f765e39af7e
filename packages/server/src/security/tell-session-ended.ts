import type { Database } from "../database/database.js";
import { tellNews } from "../database/news.js";
import { sessionMark } from "./tokens.js";

/** Tells every process that a session has ended, so that what is open for it ends now and not at the next look. */
export function tellSessionEnded(database: Database, sessionHash: string): Promise<void> {
  return tellNews(database, { kind: "session", sessionMark: sessionMark(sessionHash) });
}
