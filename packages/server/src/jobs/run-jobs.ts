import type { Ports } from "../ports/ports.js";
import { FinalFailure, failJob, finishJob, type Job, type JobKind, type JobOutcome, jobKinds, takeJob } from "./job-queue.js";

/** What is done for each kind of job. */
export type Work = (ports: Ports, job: Job) => Promise<JobOutcome | null>;
export type JobWork = Readonly<Record<JobKind, Work>>;

const pauseMs = 2000;

/** Jobs of one line are done one after the other; the lines go on beside each other, so that a mail does not wait for pictures. */
const lines: readonly (readonly JobKind[])[] = [["preview"], ["test-mail", "unlock-mail", "invitation-mail"], ["pdf", "picture"]];

/** Does what is due, and looks again every two seconds. Answers how to stop: after the jobs at hand. */
export function startJobs(ports: Ports, work: JobWork, onFault: (error: unknown) => void): () => Promise<void> {
  const mayDraw = ports.renderer !== null;
  const own = jobKinds.filter((kind) => (kind === "preview" ? ports.makesPreviews : mayDraw || (kind !== "pdf" && kind !== "picture")));
  const stops = lines
    .map((line) => line.filter((kind) => own.includes(kind)))
    .filter((line) => line.length > 0)
    .map((line) => startLine(() => runNextJob(ports, work, onFault, line), onFault));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
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
export async function runNextJob(
  ports: Ports,
  work: JobWork,
  onFault: (error: unknown) => void,
  kinds: readonly JobKind[] = jobKinds,
): Promise<boolean> {
  const job = await takeJob(ports, kinds);
  if (job === null) return false;
  const kind = jobKinds.find((candidate) => candidate === job.kind);
  if (kind) await runJob(ports, job, work[kind], onFault);
  return true;
}

/** Does a job that is ours. One that fails is no fault of the server's, but is reported. */
export async function runJob(ports: Ports, job: Job, work: Work, onFault: (error: unknown) => void): Promise<void> {
  try {
    // Another process began to send this mail and ended before it was done. Sending it again might deliver it twice.
    if (job.begunAt !== null) throw new FinalFailure("mail-uncertain", { isUncertain: true });
    await finishJob(ports, job, await work(ports, job));
  } catch (error) {
    onFault(error);
    await failJob(ports, job, error);
  }
}
