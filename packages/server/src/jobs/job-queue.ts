import { and, asc, eq, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.js";
import { jobs } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";

export type Job = typeof jobs.$inferSelect;
export const jobKinds = ["preview"] as const;
export type JobKind = (typeof jobKinds)[number];

interface JobRequest {
  kind: JobKind;
  key: string;
  /** Requests for the same within this time are one job. */
  afterMs: number;
}

const leaseMs = 3 * 60 * 1000;
const attemptsMax = 5;
const retryMs = 10_000;

/** Asks for work in the same transaction that makes it necessary. */
export async function requestJob(tx: Database, { clock, ids }: Ports, { kind, key, afterMs }: JobRequest): Promise<void> {
  const asked = { stamp: ids.uuid(), runAt: new Date(clock.now().getTime() + afterMs), attempts: 0, lastError: null };
  await tx
    .insert(jobs)
    .values({ id: ids.uuid(), kind, key, ...asked, leasedUntil: null })
    .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: asked });
}

/** The next job that is due and that nobody works at, for us alone until its lease runs out; null when there is none. */
export async function takeJob({ database, clock }: Ports): Promise<Job | null> {
  const now = clock.now();
  const next = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(lte(jobs.runAt, now), or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, now))))
    .orderBy(asc(jobs.runAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const [job = null] = await database
    .update(jobs)
    .set({ leasedUntil, attempts: sql`${jobs.attempts} + 1` })
    .where(eq(jobs.id, sql`(${next})`))
    .returning();
  return job;
}

/** The work is done. Where it was asked for again meanwhile, it will be done again. */
export async function finishJob({ database }: Ports, { id, stamp }: Job): Promise<void> {
  const gone = await database
    .delete(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.stamp, stamp)))
    .returning({ id: jobs.id });
  if (gone.length === 0) await database.update(jobs).set({ leasedUntil: null }).where(eq(jobs.id, id));
}

/** The work failed: it is tried again later, each time after a longer pause, and given up in the end. */
export async function failJob(ports: Ports, job: Job, error: unknown): Promise<void> {
  if (job.attempts >= attemptsMax) return finishJob(ports, job);
  const runAt = new Date(ports.clock.now().getTime() + retryMs * 2 ** job.attempts);
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await ports.database
    .update(jobs)
    .set({ lastError, runAt })
    .where(and(eq(jobs.id, job.id), eq(jobs.stamp, job.stamp)));
  await ports.database.update(jobs).set({ leasedUntil: null }).where(eq(jobs.id, job.id));
}
