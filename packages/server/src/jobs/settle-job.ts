import { setTimeout as pause } from "node:timers/promises";
import { isErrorCode } from "@mailwright/contract";
import { eq } from "drizzle-orm";
import { Refusal, refuse } from "../base/refusal.js";
import { jobs } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { type Job, type JobOrder, placeJob } from "./job-queue.js";
import { runJob, type Work } from "./run-jobs.js";

/** How long a call waits for its job. Then it is answered with the job's address, to ask again there. */
const waitMaxMs = 20_000;
const lookMs = 200;

/**
 * Places a job and waits for it. This process does it itself, or another one that was started with `work` does. Answers the job when it
 * is done, and also after `waitMaxMs` or after a first failed attempt: the job is then still waiting. A job that failed for good, or was
 * cancelled, is refused.
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
  const run = runJob(ports, placed, work, { onFault });
  // If this process fails at it, the job's lease runs out and another process takes it.
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
