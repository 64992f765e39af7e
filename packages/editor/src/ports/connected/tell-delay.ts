import type { Job } from "@mailwright/client";

/** A job that failed once and goes on all the same is tried again. */
export const tellDelay = (onDelay: (() => void) | undefined) => (job: Job) => {
  if (job.failure !== null && (job.state === "waiting" || job.state === "running")) onDelay?.();
};
