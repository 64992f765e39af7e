import { createApp } from "../app/app.js";
import { jobWork } from "../app/job-work.js";
import type { Config } from "../config/config.js";
import { startJobs } from "../jobs/run-jobs.js";
import { stopOnSignals } from "../ops/stop-on-signals.js";
import { startTidying } from "../ops/tidy.js";
import { openPorts } from "../ports/open-ports.js";
import { requestMissingPreviews } from "../resources/previews/request-missing-previews.js";
import { rereadHostKeysOnSignal } from "../seed/host-keys.js";
import { prepareDatabase } from "../seed/prepare.js";
import { makeSetUpToken, writeSetUpMessage } from "../sign-in/set-up-link.js";
import { writeReadyMessage } from "./ready-message.js";

/** Serves until a signal ends it. */
export async function serve(config: Config): Promise<void> {
  const { ports, close } = await openPorts(config);
  await prepareDatabase(ports, config);
  const app = await createApp(ports, config);
  rereadHostKeysOnSignal(ports, (error) => app.log.error({ err: error }, "the host keys could not be read again"));
  const stopTidying = startTidying(ports, (error) => app.log.error({ err: error }, "tidying failed"));
  // It looks through every template: nobody waits for that, and a server without their pictures serves all the same.
  if (ports.makesPreviews)
    void requestMissingPreviews(ports).catch((error: unknown) => app.log.error({ err: error }, "asking for pictures failed"));
  const stopJobs = ports.worksHere ? startJobs(ports, jobWork, (error) => app.log.error({ err: error }, "job failed")) : async () => {};
  stopOnSignals(async () => {
    stopTidying();
    // No call comes in any more while the last ones, and the jobs, are done or given back.
    await Promise.all([stopJobs(), ports.heldJobs.stop(), app.close()]);
    await close();
  });
  const address = await app.listen({ port: config.port, host: config.host });
  const reachedAt = address.replace(/\[::1\]|127\.0\.0\.1/, "localhost");
  console.log(writeReadyMessage(reachedAt, config));
  const setUpToken = config.oidc && (await makeSetUpToken(ports, config.oidc));
  if (setUpToken) console.log(writeSetUpMessage(config.publicUrl ?? reachedAt, setUpToken));
}
