import { jobWork } from "../app/job-work.js";
import { describeError } from "../base/describe-error.js";
import { type Config, ConfigError } from "../config/config.js";
import { startJobs } from "../jobs/run-jobs.js";
import { stopOnSignals } from "../ops/stop-on-signals.js";
import { createWatchedWorker } from "../ops/watched-worker.js";
import { openPorts } from "../ports/open-ports.js";

/** Does jobs until a signal ends it. It serves nothing, but answers whoever watches it where `WORK_PORT` says. */
export async function work(config: Config): Promise<void> {
  if (config.databaseUrl === null) {
    throw new ConfigError(["DATABASE_URL is required: the embedded database belongs to the process that serves, which does its own jobs."]);
  }
  const { ports, close } = await openPorts({ ...config, worksHere: true });
  const watched = config.workPort === null ? null : await createWatchedWorker(ports, config);
  const stopJobs = startJobs(ports, jobWork, (error) => console.error("A job failed:", describeError(error)));
  stopOnSignals(async () => {
    await Promise.all([stopJobs(), ports.heldJobs.stop()]);
    await watched?.close();
    await close();
  });
  const address = watched && (await watched.listen({ port: config.workPort ?? 0, host: config.host }));
  console.log(`Mailwright works at jobs.${address ? ` It is watched at ${address}` : ""}`);
}
