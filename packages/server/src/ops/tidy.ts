import { lt } from "drizzle-orm";
import { watchSteps } from "../base/clock.js";
import { callWindows, generatedCounts, jobs, mailCounts } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { sweepGenerated } from "../resources/ai-images/handlers.js";
import { sweepBlobs } from "../resources/assets/blob-register.js";
import { sweepSignInCodes } from "../resources/auth/sign-in-codes.js";
import { resealConnections } from "../resources/connections/reseal-connections.js";
import { sweepExportGrants } from "../resources/destinations/authorize.js";
import { resealStores } from "../resources/shop/reseal-stores.js";
import { applyRetention } from "./let-go.js";

const everyMs = 60 * 60 * 1000;
const mailsCountedMs = 3 * 24 * 60 * 60 * 1000;
const jobsKeptMs = 24 * 60 * 60 * 1000;

/**
 * Lets go of what nobody needs any more, every hour; servers that share a database may do it at once. After a step of the clock it waits for the next
 * hour: what was deleted too early is gone. Answers how to stop.
 */
export function startTidying(ports: Ports, onFault: (error: unknown) => void): () => void {
  const isSteady = watchSteps(ports.clock);
  const timer = setInterval(() => {
    if (isSteady()) tidy(ports).catch(onFault);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** What is past its time, jobs that ended a day ago, and bytes that nothing needs. */
export async function tidy(ports: Ports): Promise<void> {
  const nowMs = ports.clock.now().getTime();
  await applyRetention(ports);
  await ports.database.delete(jobs).where(lt(jobs.endedAt, new Date(nowMs - jobsKeptMs)));
  const countedSince = new Date(nowMs - mailsCountedMs).toISOString().slice(0, 10);
  await ports.database.delete(mailCounts).where(lt(mailCounts.day, countedSince));
  await ports.database.delete(generatedCounts).where(lt(generatedCounts.day, countedSince));
  await sweepGenerated(ports);
  await resealStores(ports);
  await sweepSignInCodes(ports);
  await sweepExportGrants(ports);
  await resealConnections(ports);
  await ports.database.delete(callWindows).where(lt(callWindows.endsAt, ports.clock.now()));
  await sweepBlobs(ports);
}
