import { jobWork } from "../app/job-work.js";
import { runNextJob } from "../jobs/run-jobs.js";
import type { TestServer } from "./test-server.js";

/** Does all work that waits, such as mails. */
export async function workOffJobs({ ports }: TestServer): Promise<void> {
  while (await runNextJob(ports, jobWork, { onFault: () => {} })) {}
}
