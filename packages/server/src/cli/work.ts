import { jobWork } from "../app/job-work.js";
import { describeError } from "../base/describe-error.js";
import { type Config, ConfigError } from "../config/config.js";
import { startJobs } from "../jobs/run-jobs.js";
import { stopOnSignals } from "../ops/stop-on-signals.js";
import { openPorts } from "../ports/open-ports.js";

/** Does jobs until a signal ends it, and serves nothing. */
export async function work(config: Config): Promise<void> {
  if (config.databaseUrl === null) {
    throw new ConfigError(["DATABASE_URL is required: the embedded database belongs to the process that serves, which does its own jobs."]);
  }
  const { ports, close } = await openPorts({ ...config, worksHere: true });
  const stopJobs = startJobs(ports, jobWork, (error) => console.error("A job failed:", describeError(error)));
  stopOnSignals(async () => {
    await stopJobs();
    await close();
  });
  console.log("Mailwright works at jobs.");
}
