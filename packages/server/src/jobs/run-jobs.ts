import type { Ports } from "../ports/ports.js";
import { failJob, finishJob, type JobKind, jobKinds, takeJob } from "./job-queue.js";

/** What is done for each kind of job. */
export type JobWork = Readonly<Record<JobKind, (ports: Ports, key: string) => Promise<void>>>;

const pauseMs = 2000;

/** Does what is due, one job after the other, and looks again every two seconds. Answers how to stop: after the job at hand. */
export function startJobs(ports: Ports, work: JobWork, onFault: (error: unknown) => void): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  async function round(): Promise<void> {
    try {
      while (!isStopped && (await runNextJob(ports, work, onFault))) {}
    } catch (error) {
      onFault(error);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = round();
    }, pauseMs);
    timer.unref();
  }
  running = round();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}

/** Does one job, if one is due. A job that fails is no fault of the server's, but is reported. */
export async function runNextJob(ports: Ports, work: JobWork, onFault: (error: unknown) => void): Promise<boolean> {
  const job = await takeJob(ports);
  if (job === null) return false;
  try {
    // A kind that only a newer server knows is left to it.
    const kind = jobKinds.find((candidate) => candidate === job.kind);
    if (kind) await work[kind](ports, job.key);
    await finishJob(ports, job);
  } catch (error) {
    onFault(error);
    await failJob(ports, job, error);
  }
  return true;
}
