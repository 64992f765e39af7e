import { setTimeout as pause } from "node:timers/promises";
import { isErrorCode } from "@mailwright/contract";
import { eq } from "drizzle-orm";
import { Refusal, refuse } from "../base/refusal.js";
import { jobs } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { type Job, type JobOrder, placeJob } from "./job-queue.js";
import { runJob, type Work } from "./run-jobs.js";

/** A caller waits so long for what it asked for; then it is told where to look. */
const waitMaxMs = 20_000;
const lookMs = 200;

/**
 * Has something done that a caller waits for: by this process, or by one that works. Answers the job, done or, where that takes longer or
 * has to be tried again, still waiting. Ends the call with what went wrong for good.
 */
export async function orderJob(ports: Ports, order: JobOrder, work: Work): Promise<Job> {
  const placed = await placeJob(ports.database, ports, order);
  const faults: unknown[] = [];
  const job = ports.worksHere ? await runAndWait(ports, placed, work, (error) => faults.push(error)) : await waitForOthers(ports, placed);
  if (job.state === "done" || job.state === "waiting") return job;
  if (job.state === "cancelled") refuse("job-ended");
  const [cause] = faults;
  if (cause instanceof Refusal) throw cause;
  const code = job.failure ?? "";
  return refuse(isErrorCode(code) ? code : "internal", { cause });
}

async function runAndWait(ports: Ports, placed: Job, work: Work, onFault: (error: unknown) => void): Promise<Job> {
  const over = new AbortController();
  const run = runJob(ports, placed, work, onFault);
  // When nobody waits any more, the lease runs out and another takes it.
  run.catch(onFault);
  const tooLong = pause(waitMaxMs, null, { signal: over.signal, ref: false }).catch(() => {});
  try {
    await Promise.race([run, tooLong]);
  } finally {
    over.abort();
  }
  return findJob(ports, placed);
}

async function waitForOthers(ports: Ports, placed: Job): Promise<Job> {
  for (let waitedMs = 0; ; waitedMs += lookMs) {
    const job = await findJob(ports, placed);
    if (job.state !== "waiting" || job.failure !== null || waitedMs >= waitMaxMs) return job;
    await pause(lookMs);
  }
}

async function findJob({ database }: Ports, { id }: Job): Promise<Job> {
  const [job] = await database.select().from(jobs).where(eq(jobs.id, id));
  return job ?? refuse("not-found");
}
