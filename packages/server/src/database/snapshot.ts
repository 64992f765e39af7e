import { sql } from "drizzle-orm";
import type { Database } from "./database.js";

/** Answers whether the transaction with this number was committed when the snapshot was taken. */
export type Snapshot = (transaction: string) => boolean;

/** Takes a snapshot now. A query that starts after it sees every transaction that it calls committed. */
export async function readSnapshot(database: Database): Promise<Snapshot> {
  const answer: unknown = await database.execute(sql`select pg_current_snapshot()::text as snapshot`);
  const { rows } = answer as { rows: { snapshot: string }[] };
  // PostgreSQL writes `xmin:xmax:running`: `xmax` is the first number that was not yet given out, and `running` lists those that had not
  // ended.
  const [, end = "0", running = ""] = rows[0]?.snapshot.split(":") ?? [];
  const open = new Set(running.split(","));
  return (transaction) => BigInt(transaction) < BigInt(end) && !open.has(transaction);
}
