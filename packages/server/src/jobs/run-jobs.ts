import { traced } from "../base/tracer.js";
import { processEnds } from "../ports/held-jobs.js";
import type { Ports } from "../ports/ports.js";
import {
  FinalFailure,
  failJob,
  finishJob,
  goesOn,
  type Job,
  type JobKind,
  type JobOutcome,
  jobKinds,
  keepJob,
  returnJob,
  takeJob,
} from "./job-queue.js";

/**
 * Does a job of one kind. The signal aborts when somebody cancelled the job, when another server has taken it over, or when the process
 * ends.
 */
export type Work = (ports: Ports, job: Job, signal: AbortSignal) => Promise<JobOutcome | typeof goesOn | null>;
export type JobWork = Readonly<Record<JobKind, Work>>;

const pauseMs = 2000;
/** How often the lease of a job is renewed while it is worked on. Renewing also tells whether the job was cancelled or taken over. */
const keepMs = 5000;

/** Jobs of one line are done one after the other; the lines go on beside each other, so that a mail does not wait for pictures. */
const lineOf: Readonly<Record<JobKind, string>> = {
  preview: "previews",
  "test-mail": "mails",
  "unlock-mail": "mails",
  "invitation-mail": "mails",
  "mention-mail": "mails",
  "approval-mail": "mails",
  pdf: "drawings",
  picture: "drawings",
  export: "exports",
  "ai-image": "images",
  "shop-sync": "shops",
  "import-many": "imports",
  "export-many": "archives",
  "send-many": "sends",
};

// An archive is written in one go, and may hold a hundred templates: there is a second place, so that nobody else's waits for it.
const places = [...new Set(Object.values(lineOf)), lineOf["export-many"]];

/** How jobs are run by a process that may be stopping. */
export interface JobRun {
  onFault: (error: unknown) => void;
  /** Is the process ending? The same signal may also have ended the browser that the job needs. */
  isStopping?: () => boolean;
}

/**
 * Does jobs that are due, and looks for more every two seconds. Answers a function that stops this and waits for the jobs that are being
 * done.
 */
export function startJobs(ports: Ports, work: JobWork, onFault: (error: unknown) => void): () => Promise<void> {
  let isStopping = false;
  const run: JobRun = { onFault, isStopping: () => isStopping };
  const mayDraw = ports.renderer !== null;
  const own = jobKinds.filter((kind) => (kind === "preview" ? ports.makesPreviews : mayDraw || (kind !== "pdf" && kind !== "picture")));
  const stops = places
    .map((place) => own.filter((kind) => lineOf[kind] === place))
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

/**
 * Does a job that this process has taken. If it fails, the error is reported and the job is tried again or given up. If the process ends
 * meanwhile, the job is given back.
 */
export async function runJob(ports: Ports, job: Job, work: Work, { onFault, isStopping = () => false }: JobRun): Promise<void> {
  const lost = new AbortController();
  const letGo = ports.heldJobs.hold(job, lost);
  // Only jobs of people are renewed. The jobs of the server itself are short, and a new request for one changes its row.
  const keeping = job.userId === null ? undefined : setInterval(() => void keep(ports, job, lost, onFault), keepMs).unref();
  try {
    // Another process began to send this mail and ended before it was done. Sending it again might deliver it twice.
    if (job.begunAt !== null) throw new FinalFailure("mail-uncertain", { isUncertain: true });
    const outcome = await traceJob(ports, job, () => work(ports, job, lost.signal));
    await (outcome === goesOn ? returnJob(ports, job) : finishJob(ports, job, outcome));
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
