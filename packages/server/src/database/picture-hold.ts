import { sql } from "drizzle-orm";
import type { Database } from "./database.js";

/** While an export reads pictures as of one moment, nobody may remove their bytes from the store. */
export interface PictureHold {
  /** Nobody removes the bytes of a picture while the work goes on. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** May this transaction remove bytes? If not, they stay until the next sweep. */
  mayRemove(tx: Database): Promise<boolean>;
}

/** For a database that one process has. */
export function createPictureHold(): PictureHold {
  let holders = 0;
  return {
    during: async (work) => {
      holders += 1;
      try {
        return await work();
      } finally {
        holders -= 1;
      }
    },
    mayRemove: async () => holders === 0,
  };
}

const lockNumber = 7_245_002;

/** For a database of several processes: a lock that ends with the connection of whoever holds it. One export waits for another. */
export function createSharedPictureHold(database: Database): PictureHold {
  return {
    // The transaction has a connection of its own, because the export must take its snapshot after the lock.
    during: (work) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
        return work();
      }),
    mayRemove: async (tx) => {
      const answer: unknown = await tx.execute(sql`select pg_try_advisory_xact_lock_shared(${lockNumber}) as may`);
      return (answer as { rows: { may: boolean }[] }).rows[0]?.may === true;
    },
  };
}
