import { lt } from "drizzle-orm";
import { mailCounts, sessions } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { sweepBlobs } from "../resources/assets/blob-register.js";

const everyMs = 60 * 60 * 1000;
const sessionsKeptMs = 24 * 60 * 60 * 1000;
const mailsCountedMs = 3 * 24 * 60 * 60 * 1000;

/** Lets go of what nobody needs any more, every hour; servers that share a database may do it at once. Answers how to stop. */
export function startTidying(ports: Ports, onFault: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    tidy(ports).catch(onFault);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Sessions that ended and bytes without a picture. */
export async function tidy(ports: Ports): Promise<void> {
  await ports.database.delete(sessions).where(lt(sessions.expiresAt, new Date(ports.clock.now().getTime() - sessionsKeptMs)));
  const countedSince = new Date(ports.clock.now().getTime() - mailsCountedMs).toISOString().slice(0, 10);
  await ports.database.delete(mailCounts).where(lt(mailCounts.day, countedSince));
  await sweepBlobs(ports);
}
