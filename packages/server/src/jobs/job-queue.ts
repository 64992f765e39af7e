import { and, asc, eq, inArray, isNull, lt, lte, ne, not, notInArray, or, type SQL, sql } from "drizzle-orm";
import { Refusal, refuse } from "../base/refusal.js";
import type { Database } from "../database/database.js";
import { jobs } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import type { SignedInUser } from "../security/authenticate.js";

export type Job = typeof jobs.$inferSelect;
export const jobKinds = [
  "preview",
  "test-mail",
  "unlock-mail",
  "invitation-mail",
  "mention-mail",
  "approval-mail",
  "pdf",
  "picture",
  "export",
  "ai-image",
  "shop-sync",
  "import-many",
  "export-many",
  "send-many",
] as const;
export type JobKind = (typeof jobKinds)[number];

interface JobRequest {
  kind: JobKind;
  key: string;
  /** Requests for the same within this time are one job. */
  afterMs: number;
}

/** A job that a person asks for. It starts as soon as possible, has an id to look it up by, and is never merged with another. */
export interface JobOrder {
  /** An id that the caller chose, so that they can cancel the job before the first answer. */
  id?: string | undefined;
  kind: JobKind;
  user: SignedInUser;
  templateId: string | null;
  input: object;
}

const leaseMs = 3 * 60 * 1000;
const attemptsMax = 5;
const retryMs = 10_000;
/** The due time of jobs that have ended. Servers of an older version do not know `state` and would take them again otherwise. */
export const endedRunAt = new Date("9999-12-31T00:00:00.000Z");

/** Asks for work in the same transaction that makes it necessary. */
export async function requestJob(tx: Database, { clock, ids, tracer }: Ports, { kind, key, afterMs }: JobRequest): Promise<void> {
  const now = clock.now();
  const traceparent = tracer?.traceparent() ?? null;
  const asked = { stamp: ids.uuid(), runAt: new Date(now.getTime() + afterMs), attempts: 0, lastError: null, traceparent };
  await tx
    .insert(jobs)
    .values({ id: ids.uuid(), kind, key, ...asked, leasedUntil: null, createdAt: now })
    .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: asked });
}

/** Writes down what a person asks for. Where this process works it takes the job at once, and runs it with `runJob`. */
export async function placeJob(
  tx: Database,
  { clock, ids, worksHere, tracer }: Ports,
  { id = ids.uuid(), kind, user, templateId, input }: JobOrder,
): Promise<Job> {
  const now = clock.now();
  const taken = worksHere ? { attempts: 1, leasedUntil: new Date(now.getTime() + leaseMs) } : { attempts: 0, leasedUntil: null };
  const asker = { workspaceId: user.workspaceId, userId: user.id, templateId };
  const row = {
    id,
    kind,
    key: id,
    stamp: ids.uuid(),
    runAt: now,
    ...taken,
    ...asker,
    input,
    createdAt: now,
    traceparent: tracer?.traceparent() ?? null,
  };
  const [job] = await tx.insert(jobs).values(row).onConflictDoNothing().returning();
  return job ?? refuse("invalid-request", { fields: [{ field: "x-job-id", code: "taken" }] });
}

/**
 * The next job of these kinds that is due and that nobody works at, for us alone until its lease runs out; null when there is none. People
 * take turns, so that whoever asks for much delays nobody else by more than one piece of work.
 */
export async function takeJob({ database, clock, heldJobs }: Ports, kinds: readonly JobKind[] = jobKinds): Promise<Job | null> {
  const now = clock.now();
  const next = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.state, "waiting"),
        inArray(jobs.kind, [...kinds]),
        notInArray(jobs.id, heldJobs.ids()),
        // One archive of a person at a time: the other place is for somebody else.
        or(ne(jobs.kind, "export-many"), isNull(jobs.userId), notInArray(jobs.userId, heldJobs.askersOf("export-many"))),
        lte(jobs.runAt, now),
        or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, now)),
      ),
    )
    .orderBy(...turnOf(heldJobs.askers(), kinds), asc(jobs.runAt))
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

/**
 * The order in which jobs are taken: people who had a turn lately come last. Preview pictures belong to nobody and may be very many, so
 * they are taken by time alone, which an index answers.
 */
function turnOf(askers: readonly string[], kinds: readonly JobKind[]): SQL[] {
  if (askers.length === 0 || kinds.every((kind) => kind === "preview")) return [];
  return [sql`array_position(${`{${askers.join(",")}}`}::uuid[], ${jobs.userId}) nulls first`];
}

/** The condition that the job still belongs to this process: it has not ended, nobody cancelled it, and no other server took it over. */
const isOurs = ({ id, stamp, attempts }: Job) =>
  and(eq(jobs.id, id), eq(jobs.stamp, stamp), eq(jobs.attempts, attempts), eq(jobs.state, "waiting"));

/**
 * Call it before an effect that cannot be taken back, such as sending a mail. If it answers false, somebody cancelled the job or another
 * server has it, and the effect must not happen.
 */
export async function beginEffect({ database, clock }: Ports, job: Job): Promise<boolean> {
  const begun = await database
    .update(jobs)
    .set({ begunAt: clock.now() })
    .where(and(isOurs(job), isNull(jobs.begunAt)))
    .returning({ id: jobs.id });
  return begun.length > 0;
}

/** Renews the lease of a job that is worked at. False where somebody cancelled it or another server took it over. */
export async function keepJob({ database, clock }: Ports, job: Job): Promise<boolean> {
  const leasedUntil = new Date(clock.now().getTime() + leaseMs);
  const kept = await database.update(jobs).set({ leasedUntil }).where(isOurs(job)).returning({ id: jobs.id });
  return kept.length > 0;
}

/** Writes down how far a job is, for whoever asks meanwhile; also of one that was cancelled while something of it was on its way. */
export async function noteProgress({ database }: Ports, { id, stamp, attempts }: Job, progress: object): Promise<void> {
  const isOfThisTurn = and(eq(jobs.id, id), eq(jobs.stamp, stamp), eq(jobs.attempts, attempts));
  await database
    .update(jobs)
    .set({ result: progress })
    .where(and(isOfThisTurn, inArray(jobs.state, ["waiting", "cancelled"])));
}

/** Gives back a job that was not done, as if it had not been taken: whoever works next takes it at once. */
export async function returnJob(ports: Ports, job: Job): Promise<void> {
  const again = { attempts: job.attempts - 1, runAt: ports.clock.now(), leasedUntil: null, begunAt: null };
  await ports.database.update(jobs).set(again).where(isOurs(job));
  await leaveJob(ports, job);
}

/** What came of a job that a person asked for. */
export interface JobOutcome {
  value: object;
  /** Bytes in the store, and how to say that they are needed from now on. */
  bytes?: { contentKey: string; keep(tx: Database): Promise<void> };
}

/** The input of a job that has ended, however it did: `account` was given in confidence, and is not kept any longer than the work needs it. */
export function inputAfterEnd({ input }: Pick<Job, "input">): unknown {
  return typeof input === "object" && input !== null && "account" in input ? { ...input, account: null } : input;
}

/** One turn of a long job is over, and there is more to do: others have theirs before it goes on. */
export const goesOn = Symbol("goes on");

/** The work is done. Where it was asked for again meanwhile, it will be done again. */
export async function finishJob({ database, clock }: Ports, job: Job, outcome: JobOutcome | null = null): Promise<void> {
  if (job.userId !== null) {
    const ended = { state: "done", runAt: endedRunAt, endedAt: clock.now(), leasedUntil: null, failure: null, lastError: null } as const;
    await database.transaction(async (tx) => {
      await tx
        .update(jobs)
        .set({ ...ended, input: inputAfterEnd(job), result: outcome?.value ?? null, resultKey: outcome?.bytes?.contentKey ?? null })
        .where(isOurs(job));
      await outcome?.bytes?.keep(tx);
    });
    return;
  }
  const gone = await database
    .delete(jobs)
    .where(and(eq(jobs.id, job.id), eq(jobs.stamp, job.stamp)))
    .returning({ id: jobs.id });
  if (gone.length === 0) await database.update(jobs).set({ leasedUntil: null }).where(eq(jobs.id, job.id));
}

/** What went wrong for good: trying again would change nothing. */
export class FinalFailure extends Error {
  override readonly name = "FinalFailure";
  readonly code: Refusal["code"];
  /** It may have had its effect all the same. */
  readonly isUncertain: boolean;

  constructor(code: Refusal["code"], { cause, isUncertain = false }: { cause?: unknown; isUncertain?: boolean } = {}) {
    super(`It ended with ${code}.`, { cause });
    this.code = code;
    this.isUncertain = isUncertain;
  }
}

/** Refusals that may not occur again later or on another server, so the job is tried again. */
const passing = new Set<Refusal["code"]>(["unavailable", "storage-full", "mail-not-sent", "too-many-requests"]);

/** The work failed: it is tried again later, each time after a longer pause, and given up in the end. */
export async function failJob(ports: Ports, job: Job, error: unknown): Promise<void> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const failure = error instanceof Refusal || error instanceof FinalFailure ? error.code : "internal";
  const isFinal = error instanceof FinalFailure || (error instanceof Refusal && !passing.has(error.code));
  if (job.userId === null && job.attempts >= attemptsMax) return finishJob(ports, job);
  if (job.userId !== null && (isFinal || job.attempts >= attemptsMax)) {
    const state = error instanceof FinalFailure && error.isUncertain ? "uncertain" : "failed";
    const ended = { state, runAt: endedRunAt, endedAt: ports.clock.now(), leasedUntil: null } as const;
    await ports.database
      .update(jobs)
      .set({ ...ended, input: inputAfterEnd(job), failure, lastError })
      .where(isOurs(job));
    return;
  }
  const runAt = new Date(ports.clock.now().getTime() + retryMs * 2 ** job.attempts);
  await ports.database.update(jobs).set({ lastError, failure, runAt, begunAt: null }).where(isOurs(job));
  await leaveJob(ports, job);
}

/** Asked for again meanwhile it waits for whoever comes; taken by another server it is that one's. */
async function leaveJob({ database }: Ports, job: Job): Promise<void> {
  const isOthers = and(eq(jobs.stamp, job.stamp), ne(jobs.attempts, job.attempts));
  await database
    .update(jobs)
    .set({ leasedUntil: null })
    .where(and(eq(jobs.id, job.id), eq(jobs.state, "waiting"), not(isOthers ?? sql`false`)));
}
