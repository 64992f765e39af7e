import { traced } from "../base/tracer.js";
import { processEnds } from "../ports/held-jobs.js";
import type { Ports } from "../ports/ports.js";
import {
  FinalFailure,
  failJob,
  finishJob,
  type Job,
  type JobKind,
  type JobOutcome,
  jobKinds,
  keepJob,
  returnJob,
  takeJob,
} from "./job-queue.js";

/** What is done for each kind of job. Aborted, the job was cancelled or another server has it, and nobody wants what would come of it, or the process ends. */
export type Work = (ports: Ports, job: Job, signal: AbortSignal) => Promise<JobOutcome | null>;
export type JobWork = Readonly<Record<JobKind, Work>>;

const pauseMs = 2000;
/** How often whoever works says so, and hears whether the job is still theirs. */
const keepMs = 5000;

/** Jobs of one line are done one after the other; the lines go on beside each other, so that a mail does not wait for pictures. */
const lines: readonly (readonly JobKind[])[] = [
  ["preview"],
  ["test-mail", "unlock-mail", "invitation-mail"],
  ["pdf", "picture"],
  ["export"],
  ["ai-image"],
  ["shop-sync"],
];

/** How jobs are run by a process that may be stopping. */
export interface JobRun {
  onFault: (error: unknown) => void;
  /** What fails from now on fails because the process ends: the same signal may end the browser. */
  isStopping?: () => boolean;
}

/** Does what is due, and looks again every two seconds. Answers how to stop: after the jobs at hand. */
export function startJobs(ports: Ports, work: JobWork, onFault: (error: unknown) => void): () => Promise<void> {
  let isStopping = false;
  const run: JobRun = { onFault, isStopping: () => isStopping };
  const mayDraw = ports.renderer !== null;
  const own = jobKinds.filter((kind) => (kind === "preview" ? ports.makesPreviews : mayDraw || (kind !== "pdf" && kind !== "picture")));
  const stops = lines
    .map((line) => line.filter((kind) => own.includes(kind)))
    .filter((line) => line.length > 0)
    .map((line) => startLine(() => runNextJob(ports, work, run, line), onFault));
  return async () => {
    isStopping = true;
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startLine(runNext: () => Promise<boolean>, onFault: (error: unknown) => void): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  async function round(): Promise<void> {
    try {
      while (!isStopped && (await runNext())) {}
    } catch (error) {
      onFault(error);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = round();
    }, pauseMs);
  }
  running = round();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}

/** Does one job, if one is due. */
export async function runNextJob(ports: Ports, work: JobWork, run: JobRun, kinds: readonly JobKind[] = jobKinds): Promise<boolean> {
  const job = await takeJob(ports, kinds);
  if (job === null) return false;
  const kind = jobKinds.find((candidate) => candidate === job.kind);
  if (kind) await runJob(ports, job, work[kind], run);
  return true;
}

/** Does a job that is ours. One that fails is no fault of the server's, but is reported; one that the end of the process cut off is given back. */
export async function runJob(ports: Ports, job: Job, work: Work, { onFault, isStopping = () => false }: JobRun): Promise<void> {
  const lost = new AbortController();
  const letGo = ports.heldJobs.hold(job, lost);
  // The server's own jobs are short, and being asked for again changes them.
  const keeping = job.userId === null ? undefined : setInterval(() => void keep(ports, job, lost, onFault), keepMs).unref();
  try {
    // Another process began to send this mail and ended before it was done. Sending it again might deliver it twice.
    if (job.begunAt !== null) throw new FinalFailure("mail-uncertain", { isUncertain: true });
    await finishJob(ports, job, await traceJob(ports, job, () => work(ports, job, lost.signal)));
  } catch (error) {
    if (lost.signal.aborted && lost.signal.reason !== processEnds) return;
    if ((isStopping() || ports.heldJobs.isStopping()) && !(error instanceof FinalFailure)) return await returnJob(ports, job);
    onFault(error);
    await failJob(ports, job, error);
  } finally {
    clearInterval(keeping);
    letGo();
  }
}

function traceJob<T>({ tracer }: Ports, { kind, attempts, traceparent }: Job, work: () => Promise<T>): Promise<T> {
  const facts = { "mailwright.job.kind": kind, "mailwright.job.attempt": attempts };
  return traced(tracer, `job ${kind}`, { kind: "consumer", parent: traceparent, facts }, work);
}

async function keep(ports: Ports, job: Job, lost: AbortController, onFault: JobRun["onFault"]): Promise<void> {
  // Without the database nobody can take it either; the lease is long enough to wait for the next time.
  const isOurs = await keepJob(ports, job).catch((error: unknown) => {
    onFault(error);
    return true;
  });
  if (!isOurs) lost.abort();
}
