import { sql } from "drizzle-orm";
import type { Clock } from "../base/clock.js";
import type { Database } from "./database.js";

const everyMs = 30_000;

/**
 * The time of the database. Every process on it has the same then, whatever the clocks of their machines say: a lease, a session or a link that one of
 * them writes is read as it was meant. Between two readings the processor's own counter goes on, which no step of the machine's clock touches.
 */
export async function followDatabaseClock(database: Database, elapsed = () => performance.now()): Promise<Clock & { stop(): void }> {
  let offsetMs = await readOffset(database, elapsed);
  const timer = setInterval(() => {
    // While the database cannot be reached the counter goes on by itself.
    readOffset(database, elapsed).then(
      (read) => {
        offsetMs = read;
      },
      () => {},
    );
  }, everyMs);
  timer.unref();
  return { now: () => new Date(Math.round(elapsed() + offsetMs)), stop: () => clearInterval(timer) };
}

async function readOffset(database: Database, elapsed: () => number): Promise<number> {
  const asked = elapsed();
  const answer: unknown = await database.execute(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`);
  const answered = elapsed();
  // It was read somewhere on the way there and back.
  return readMs(answer) - (asked + answered) / 2;
}

function readMs(answer: unknown): number {
  const { rows } = answer as { rows: { ms: number }[] };
  const [row] = rows;
  if (!row) throw new Error("A database that answers says what time it is.");
  return row.ms;
}
