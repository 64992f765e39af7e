import { sql } from "drizzle-orm";
import type { Database } from "./database.js";

/** Tells whether a transaction, by its number, was stored at the moment of a look. */
export type Snapshot = (transaction: string) => boolean;

/** What is stored now: whoever reads after this sees all of it. */
export async function readSnapshot(database: Database): Promise<Snapshot> {
  const answer: unknown = await database.execute(sql`select pg_current_snapshot()::text as snapshot`);
  const { rows } = answer as { rows: { snapshot: string }[] };
  // The first number that was not yet begun stands in the middle, those under way behind it.
  const [, end = "0", running = ""] = rows[0]?.snapshot.split(":") ?? [];
  const open = new Set(running.split(","));
  return (transaction) => BigInt(transaction) < BigInt(end) && !open.has(transaction);
}
