import { sql } from "drizzle-orm";
import type { Database } from "./database.js";
import { callWindows } from "./schema.js";

/** Calls that count for a key, in the window that ends then. */
export interface CountedCalls {
  key: string;
  endsAt: Date;
  calls: number;
}

/** The end of the window that a moment lies in. Windows of a length begin at the same moments for everybody. */
export const windowEnd = (now: Date, windowMs: number) => new Date((Math.floor(now.getTime() / windowMs) + 1) * windowMs);

/** Adds calls, and answers how many of each key there are now in all processes together. */
export async function addCalls(database: Database, counted: readonly CountedCalls[]): Promise<Map<string, number>> {
  // In one order, so that two processes cannot wait for each other.
  const rows = counted.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const isSame = sql`${callWindows.endsAt} = excluded.ends_at`;
  const isOlder = sql`${callWindows.endsAt} < excluded.ends_at`;
  const calls = sql`case when ${isSame} then ${callWindows.calls} + excluded.calls when ${isOlder} then excluded.calls else ${callWindows.calls} end`;
  const stored = await database
    .insert(callWindows)
    .values(rows)
    .onConflictDoUpdate({ target: callWindows.key, set: { calls, endsAt: sql`greatest(${callWindows.endsAt}, excluded.ends_at)` } })
    .returning({ key: callWindows.key, calls: callWindows.calls });
  return new Map(stored.map((row) => [row.key, row.calls]));
}
