import { exportsAtOnceMax } from "@mailwright/contract";
import { and, count, eq, inArray, sql } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { jobs } from "../../database/schema.js";
import { type Job, type JobKind, placeJob } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { findBulkExport, manyKinds } from "./bulk-export.js";

interface Placing {
  kind: JobKind;
  /** Chosen by the caller. */
  id: string | undefined;
  /** Asked for only where there is something to place; it gets the id of the job. */
  input: (id: string) => Promise<object>;
}

/** Places an export of many. It is done in its turn, and nobody waits for it; asked for twice under one id it is one. */
export async function placeOnce(ports: Ports, user: SignedInUser, { kind, id = ports.ids.uuid(), input }: Placing): Promise<Job> {
  const known = await findBulkExport(ports, user, id);
  if (known) return known;
  // Asked before anything is done for it, and again where it is counted.
  await keepFew(ports.database, user);
  const order = { id, kind, user, templateId: null, input: await input(id) };
  try {
    return await amongFew(ports, user, (tx) => placeJob(tx, { ...ports, worksHere: false }, order));
  } catch (error) {
    // Of a double click the second half comes here.
    return (await findBulkExport(ports, user, id)) ?? raise(error);
  }
}

function raise(error: unknown): never {
  throw error;
}

/** Places one more export of many, or refuses it. Who asks for several at once is counted one after the other, whichever process takes them. */
export function amongFew<T>({ database }: Ports, user: SignedInUser, place: (tx: Database) => Promise<T>): Promise<T> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${user.id}`}, 0))`);
    await keepFew(tx, user);
    return place(tx);
  });
}

/** Refuses one more than a person may have at once. */
async function keepFew(database: Database, user: SignedInUser): Promise<void> {
  const [row] = await database
    .select({ total: count() })
    .from(jobs)
    .where(and(eq(jobs.userId, user.id), inArray(jobs.kind, manyKinds), eq(jobs.state, "waiting")));
  if ((row?.total ?? 0) >= exportsAtOnceMax) refuse("too-many-exports");
}
