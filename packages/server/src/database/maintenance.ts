import { sql } from "drizzle-orm";
import type { Database } from "./database.js";

const everyMs = 10 * 60 * 1000;

/**
 * The embedded engine has no background processes: without this its log grows without end and dead rows stay.
 * Answers how to stop.
 */
export function startMaintenance(database: Database, onFault: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    maintain(database).catch(onFault);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Clears dead rows and shortens the log. */
async function maintain(database: Database): Promise<void> {
  await database.execute(sql`vacuum analyze`);
  await database.execute(sql`checkpoint`);
}
