import type { components } from "@mailwright/contract";
import type { Job } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";

type WireJob = components["schemas"]["Job"];

/** A job as its asker sees it. */
export function writeJob({ clock }: Pick<Ports, "clock">, job: Job): WireJob {
  const isRunning = job.state === "waiting" && job.leasedUntil !== null && job.leasedUntil > clock.now();
  return {
    id: job.id,
    kind: job.kind as WireJob["kind"],
    templateId: job.templateId ?? "",
    state: isRunning ? "running" : job.state,
    attempts: job.attempts,
    failure: job.failure,
    createdAt: (job.createdAt ?? job.runAt).toISOString(),
    nextAttemptAt: job.state === "waiting" && !isRunning ? job.runAt.toISOString() : null,
    endedAt: job.endedAt?.toISOString() ?? null,
    resultUrl: job.state === "done" && job.resultKey !== null ? `${jobPath(job)}/result` : null,
  };
}

/** Where a job can be asked for. */
const jobPath = ({ id }: Job) => `/api/v2/jobs/${id}`;

/** The answer to a call whose work goes on. */
export function answerLater(ports: Ports, job: Job) {
  return { status: 202, body: writeJob(ports, job), headers: { location: jobPath(job) } } as const;
}
