import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "./database.js";

/** Tells processes on one database apart, and those that have ended from those that live. */
export interface ProcessMark {
  /** That of this process. */
  readonly own: number;
  /** May there be others on the database at this moment? */
  readonly isShared: boolean;
  /** Answers once the others know by the mark that this process lives. Fails where the database cannot be reached at this moment. */
  hold(): Promise<void>;
  /** Has the process with this mark ended? */
  isGone(mark: number): Promise<boolean>;
}

const marksMax = 2_147_483_647;
const lockNumber = 7_245_003;

/** A mark that no other process has. */
export const drawMark = () => randomInt(1, marksMax);

/** For a database that one process has: every other is one that was before. */
export function createProcessMark(): ProcessMark {
  const own = drawMark();
  return { own, isShared: false, hold: async () => undefined, isGone: async (mark) => mark !== own };
}

/** Holds the mark of a process for as long as this connection lives. */
export const holdMark = (mark: number) => `select pg_advisory_lock_shared(${lockNumber}, ${mark})`;

/** For a database of several processes: each holds its mark on a connection of its own (see `holdMark`). */
export function createSharedProcessMark(database: Database, own: number, hold: () => Promise<void>): ProcessMark {
  return {
    own,
    isShared: true,
    hold,
    async isGone(mark) {
      if (mark === own) return false;
      const answer: unknown = await database.execute(sql`select pg_try_advisory_xact_lock(${lockNumber}, ${mark}) as gone`);
      return (answer as { rows: { gone: boolean }[] }).rows[0]?.gone === true;
    },
  };
}
